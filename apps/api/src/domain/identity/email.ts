import { domainToASCII, domainToUnicode } from 'node:url';
import { Invalid } from '../errors.ts';

const localPart = /^[^\s@<>"(),:;\\[\]\p{Cc}]+$/u;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostOfLabels = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`);
const lookAlikeScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Removes characters that a copied address may carry unseen, such as a zero-width space. */
export const visibleEmail = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/**
 * Normalizes an email address to the form that is counted, stored and mailed: lower case, no
 * invisible characters, plain letters instead of look-alikes. Returns undefined for an invalid
 * address.
 */
export function normalEmail(text: string): string | undefined {
  const plain = visibleEmail(text).normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(0, at));
  const host = domainToASCII(plain.slice(at + 1));
  const isValid = localPart.test(local) && hostOfLabels.test(host) && !mixesScripts(host);
  return isValid ? `${local}@${host}` : undefined;
}

/** Returns whether a part of the host looks like another one, as 'exаmple' with a Cyrillic 'а'. */
function mixesScripts(host: string): boolean {
  return domainToUnicode(host)
    .split('.')
    .some((part) => {
      const letters = part.match(/\p{L}/gu) ?? [];
      return lookAlikeScripts.some((script) => {
        const count = letters.filter((letter) => script.test(letter)).length;
        return count > 0 && count < letters.length;
      });
    });
}

/** Throws Invalid for an invalid address. */
export function accountEmail(text: string): string {
  const email = normalEmail(text);
  if (!email) throw Invalid.field('email', 'Please enter a valid e-mail address.');
  return email;
}
