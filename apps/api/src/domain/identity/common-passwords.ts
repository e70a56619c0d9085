import { brand } from '@parinda/brand';
import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 leaked passwords in lower case, most frequent first. */
const leaked = (dictionary as unknown as { 'passwords-common': string[] })['passwords-common'];

/** Frequent passwords in India that the leaked list lacks. */
const indianPasswords = `
  01234567 0123456789 87654321 987654321 9876543210 12341234 123123123 abcdefgh abcdefghi
  india iloveindia krishna ganesh lakshmi sairam saibaba jaishreeram omsairam linkedin
`;

const commonPasswords = new Set([...leaked, ...indianPasswords.trim().split(/\s+/)]);

/** Words that stay common with a year or punctuation added. */
const commonWords = new Set([
  ...leaked.slice(0, 3000),
  ...indianPasswords.trim().split(/\s+/),
  ...brand.name.toLowerCase().split(/\s+/),
]);

/** Longer additions make a common word a new password. */
const maxAddition = 6;

const letterOf: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Returns whether a password is common, such as 'P@ssw0rd' or 'Password1!', or contains the brand.
 */
export function isCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(lower) || /^(.)\1*$/u.test(lower)) return true;
  return [lower, withLetters(lower)].some(
    (text) => commonPasswords.has(text) || commonWords.has(coreWord(text)),
  );
}

const withLetters = (text: string) =>
  text.replace(/[@4310!$57]/g, (sign) => letterOf[sign] ?? sign);

/** Removes up to `maxAddition` digits and marks around a word. */
function coreWord(text: string): string {
  const isLetter = (letter: string) => /\p{L}/u.test(letter);
  const letters = [...text];
  const from = letters.findIndex(isLetter);
  const to = letters.findLastIndex(isLetter) + 1;
  return letters.length - (to - from) > maxAddition ? text : letters.slice(from, to).join('');
}
