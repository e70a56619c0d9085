/** Prefixes of settings, except names that Kubernetes sets for services. */
const settingPrefix = /^(?:PAYMENT|SMTP|OTPS?|JWT)_(?!(?:SERVICE|PORT)(?:_|$))/;
/** Shorter names are too close to unrelated ones: HOST and HOME. */
const minLength = 7;

/** Returns an error for each name that is a misspelt setting. */
export function misspeltNames(names: string[], settings: string[]): string[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return [];
    const suggestion = settings.find((setting) => isMisspelling(name, setting));
    if (suggestion) return `${name} is not a setting. Did you mean ${suggestion}?`;
    const prefix = settingPrefix.exec(name)?.[0];
    const hasPrefix = prefix && settings.some((setting) => setting.startsWith(prefix));
    return hasPrefix ? `${name} is not a setting. docs/settings.md lists the settings.` : [];
  });
}

function isMisspelling(name: string, setting: string): boolean {
  if (name.replaceAll('-', '_').toUpperCase() === setting) return setting.includes('_');
  if (Math.min(name.length, setting.length) < minLength) return false;
  return editDistance(name, setting) <= (setting.length < 10 ? 1 : 2);
}

/** Returns the Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, other] of [...to].entries()) {
      const [replaced = 0, removed = 0] = row.slice(index, index + 2);
      next.push(Math.min(replaced + Number(letter !== other), removed + 1, (next.at(-1) ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
