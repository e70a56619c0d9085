import leven from 'leven';

/** Prefixes that only settings have, except in the names that Kubernetes gives to a service. */
const ownPrefix = /^(?:PAYMENT|SMTP|OTPS?|JWT)_(?!(?:SERVICE|PORT)(?:_|$))/;
/** Shorter names are too close to unrelated ones: HOST and HOME. */
const minLength = 7;

/** Returns an error for each name that is a misspelt setting. */
export function misspeltNames(names: string[], settings: string[]): string[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return [];
    const meant = settings.find((setting) => isMeant(name, setting));
    if (meant) return `${name} is not a setting. Did you mean ${meant}?`;
    const prefix = ownPrefix.exec(name)?.[0];
    const isOwn = prefix && settings.some((setting) => setting.startsWith(prefix));
    return isOwn ? `${name} is not a setting. docs/settings.md lists the settings.` : [];
  });
}

function isMeant(name: string, setting: string): boolean {
  if (name.replaceAll('-', '_').toUpperCase() === setting) return setting.includes('_');
  if (Math.min(name.length, setting.length) < minLength) return false;
  return leven(name, setting) <= (setting.length < 10 ? 1 : 2);
}
