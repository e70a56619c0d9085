import { type Index, lookUp } from './productIndex.ts';
import { answersTo, ignored, notSold, spellAlike, spellBySound } from './words.ts';

/** Returns the words of which a compound consists, such as 'birdnet'. */
function split(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}

/** Returns a word that differs by two swapped letters, by one letter, or by two in a long word. */
function correct({ spellings }: Index, word: string): string | undefined {
  if (word.length < 4 || /\d/.test(word)) return undefined;
  for (let at = 1; at < word.length - 1; at++) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    if (spellings.has(swapped)) return swapped;
  }
  const fuzzy = word.length < 6 ? 1 : 2;
  return spellings
    .search(word, { fuzzy })
    .map(({ id }) => String(id))
    .find((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= fuzzy);
}

export interface Concept {
  /** Terms that answer it, the best first. */
  answers: string[];
  kind: 'word' | 'start' | 'size' | 'unknown' | 'notSold';
}

const concept = (word: string, kind: Concept['kind'] = 'word'): Concept => ({
  answers: kind === 'word' ? answersTo(word) : [word],
  kind,
});

/** Returns the meaning of words: nothing for those that say nothing about a product. */
export function understand(index: Index, words: readonly string[], mayCorrect = true): Concept[] {
  const isKnown = (word: string) =>
    index.named.has(word) || answersTo(word)[0] !== word || lookUp(index, word, false).size > 0;
  const isWord = (word: string) =>
    ignored.has(word) || notSold.has(word) || isKnown(spellAlike([word])[0] ?? '');
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one = '', two = ''] = words.slice(at, at + 2);
    const both = one + two;
    const isOne = two && !ignored.has(one) && !(isWord(one) && isWord(two)) && isWord(both);
    joined.push(isOne ? both : one);
    if (isOne) at++;
  }
  return spellAlike(joined, false).flatMap((word): Concept[] => {
    if (notSold.has(word) && !index.titled.has(word)) return [concept(word, 'notSold')];
    if (ignored.has(word)) return [];
    if (isKnown(word)) return [concept(word)];
    const alike = spellBySound(word);
    if (alike) return alike.flatMap((same) => (ignored.has(same) ? [] : [concept(same)]));
    const parts = split(word, isWord);
    if (parts) return understand(index, parts, false);
    const corrected = mayCorrect ? correct(index, word) : undefined;
    const isStart = [...index.named].some((name) => name.startsWith(word));
    if (isStart && (word.length < 5 || !corrected)) return [concept(word, 'start')];
    return corrected ? understand(index, [corrected], false) : [concept(word, 'unknown')];
  });
}

/** Returns the sizes that a product has, each in its most exact form. */
export function sizesOf(index: Index, sizes: readonly string[][]): Concept[] {
  return sizes.flatMap((read) => {
    const spellings = read.flatMap((size) => (/\D/.test(size) ? size : [`${size}pack`, size]));
    const known = spellings.find((size) => lookUp(index, size, false).size > 0);
    return known ? [concept(known, 'size')] : [];
  });
}
