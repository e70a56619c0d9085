import { editDistance } from './edit-distance.ts';

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
