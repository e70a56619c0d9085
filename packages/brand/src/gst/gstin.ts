import { stateNames } from './states.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pattern = /^([0-9]{2})[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export const notAGstin = 'Please enter a valid GSTIN of 15 characters.';

export const normalGstin = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Returns whether a GSTIN has the right form, a state and a matching check character. */
export function isGstin(gstin: string): boolean {
  const code = pattern.exec(gstin)?.[1];
  if (code === undefined || !stateNames[code]) return false;
  return checkCharacter(gstin.slice(0, 14)) === gstin[14];
}

/** A mod-36 sum in which every second character counts twice. */
function checkCharacter(first14: string): string | undefined {
  const sum = [...first14].reduce((before, letter, index) => {
    const product = letters.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return before + Math.trunc(product / 36) + (product % 36);
  }, 0);
  return letters[(36 - (sum % 36)) % 36];
}
