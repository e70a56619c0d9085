import { brand } from '@parinda/brand';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest first, in lower case: 49,000 from leaked lists. */
const leaked = (dictionary as unknown as { 'passwords-common': string[] })['passwords-common'];

/** What people here would try first, and those lists lack. */
const indianPasswords = `
  01234567 0123456789 87654321 987654321 9876543210 12341234 123123123 abcdefgh abcdefghi
  india iloveindia krishna ganesh lakshmi sairam saibaba jaishreeram omsairam linkedin
`;

const commonPasswords = new Set([...leaked, ...indianPasswords.trim().split(/\s+/)]);

/** Common words, which stay common with a year or a mark at their end. */
const commonWords = new Set([
  ...leaked.slice(0, 3000),
  ...indianPasswords.trim().split(/\s+/),
  ...brand.name.toLowerCase().split(/\s+/),
]);

/** Longer ones make another password of a word. */
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

/** Whether it heads the lists of who guesses: 'P@ssw0rd', 'Password1!', and the shop's own name. */
export function isCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(lower) || /^(.)\1*$/u.test(lower)) return true;
  return [lower, withLetters(lower)].some(
    (text) => commonPasswords.has(text) || commonWords.has(coreWord(text)),
  );
}

const withLetters = (text: string) =>
  text.replace(/[@4310!$57]/g, (sign) => letterOf[sign] ?? sign);

/** Without the few digits and marks around it. */
function coreWord(text: string): string {
  const isLetter = (letter: string) => /\p{L}/u.test(letter);
  const letters = [...text];
  const from = letters.findIndex(isLetter);
  const to = letters.findLastIndex(isLetter) + 1;
  return letters.length - (to - from) > maxAddition ? text : letters.slice(from, to).join('');
}
