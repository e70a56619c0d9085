const localPart = /^[^\s@<>"(),:;\\[\]]+$/;
const label = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const lookAlikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Removes characters that a copied address may carry unseen, such as a zero-width space. */
export const visibleEmail = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/** Returns the error of an email address, if any. Its host may be in any one script. */
export function emailError(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const labels = email
    .slice(at + 1)
    .normalize('NFKC')
    .split('.');
  const isValid =
    localPart.test(email.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((text) => label.test(text) && !mixesScripts(text)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isValid ? undefined : 'Please enter a valid e-mail address.';
}

/** Returns whether a label looks like another one, as 'exаmple' with a Cyrillic 'а'. */
function mixesScripts(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return lookAlikeScripts.some((script) => {
    const count = letters.filter((letter) => script.test(letter)).length;
    return count > 0 && count < letters.length;
  });
}
