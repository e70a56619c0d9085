import words from './words.json' with { type: 'json' };

const units: Record<string, string> = {};
for (const [unit, spellings] of Object.entries({
  mm: 'mm millimetre millimeter',
  cm: 'cm centimetre centimeter',
  m: 'm mtr mt meter metre मीटर',
  ft: 'ft feet foot फुट फीट',
  ml: 'ml millilitre milliliter',
  l: 'l ltr litre liter लीटर',
  kg: 'kg kilo',
})) {
  for (const spelling of spellings.split(' ')) {
    units[spelling] = unit;
    units[`${spelling}s`] = unit;
  }
}
const number = String.raw`(\d+(?:\.\d+)?)`;
const unit = String.raw`(?:\s*-?\s*(${Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![\p{L}\p{M}]))?`;
const area = new RegExp(
  String.raw`(?<![\p{L}\d])${number}${unit}\s*(?:x|\*|by)\s*${number}${unit}`,
  'gu',
);
const amount = new RegExp(String.raw`(?<![\p{L}\d])${number}${unit}`, 'gu');
const pack = /\b(?:pack|set|box) of (\d+)\b|(?<![\p{L}\d])(\d+)\s*(?:pack|pcs|pieces?|nos)\b/gu;

/** Returns lower-case text in which equal letters have one spelling. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    // Accents of Latin letters, and the dot below a Hindi letter.
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .replace(/[×✕]/g, 'x')
    .replace(/(?<=\p{L})(?=\d)/gu, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');

/** Returns the singular of an English word, or a Hindi word without its ending. */
export function stem(word: string): string {
  if (/\p{Script=Devanagari}/u.test(word)) {
    return word.length > 3 ? word.replace(/(?:ियों|ों|ें|ो|े|ी|ि|ा|ं)$/u, '') : word;
  }
  if (word.length < 4 || /(?:ss|us)$/.test(word)) return word;
  return word
    .replace(/(?<=o|x|ss|sh|ch)es$/, '')
    .replace(/s$/, '')
    .replace(/(?<=..[^aeiou])y$/, 'ie');
}

/** Returns a spelling that Hindi words in Latin letters share: kabootar and kabutar. */
const sound = (word: string) =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee|ii|ea/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/w/g, 'v')
    .replace(/(.)h(?=.)/g, '$1')
    .replace(/(.)\1/g, '$1');

export interface Read {
  /** Stems in order, in their text's spelling. */
  words: string[];
  /** '10x10ft' and '10x10', '3m', '50': each with its less exact forms. */
  sizes: string[][];
}

/** Reads a text: sizes with units, and the stems of the other words. */
export function readText(text: string): Read {
  const sizes: string[][] = [];
  const rest = plain(text)
    .replace(pack, (_, of: string | undefined, count: string | undefined) => {
      sizes.push([`${of ?? count}pack`]);
      return ' ';
    })
    .replace(area, (_, a: string, ofA: string | undefined, b: string, ofB: string | undefined) => {
      const sides = [a, b]
        .map(Number)
        .sort((x, y) => x - y)
        .join('x');
      const of = ofB ?? ofA;
      sizes.push(of ? [`${sides}${units[of]}`, sides] : [sides]);
      return ' ';
    })
    .replace(amount, (_, n: string, of: string | undefined) => {
      sizes.push([of ? `${n}${units[of]}` : n]);
      return ' ';
    });
  const found = rest.match(/\p{L}[\p{L}\p{M}\d]*/gu) ?? [];
  return { words: found.map(stem), sizes };
}

const list = (text: string) => text.split(',').map((entry) => readText(entry).words.join(' '));

/** Phrase -> its words in the spelling of the index. */
const spelling = new Map<string, string[]>();
for (const [name, others] of Object.entries(words.same)) {
  const same = readText(name).words;
  for (const other of [name, ...list(others)]) spelling.set(list(other)[0] ?? '', same);
}
const bySound = new Map([...spelling].map(([phrase, same]) => [sound(phrase), same]));
export const ignored = new Set(list(words.ignored));
/** Means against birds and monkeys that the shop does not sell. */
export const otherMeans = new Set(list(words.otherMeans));
export const notSold = new Set([...list(words.notSold), ...otherMeans]);
const finds = new Map(
  Object.entries(words.finds).map(([word, others]) => [stem(word), list(others)]),
);
const longest = 4;

/** Replaces each word and phrase by the spelling of the index. */
export function spellAlike(read: readonly string[], isSold = true): string[] {
  const result: string[] = [];
  for (let at = 0; at < read.length; ) {
    let length = longest;
    for (; length > 0; length--) {
      const phrase = read.slice(at, at + length).join(' ');
      if (at + length > read.length) continue;
      if (!isSold && notSold.has(phrase)) {
        result.push(phrase);
        break;
      }
      const same = spelling.get(phrase);
      if (!same) continue;
      result.push(...same);
      break;
    }
    if (length === 0) result.push(read[at] ?? '');
    at += Math.max(1, length);
  }
  return result;
}

/** Returns the spelling of the index of a word that sounds alike. */
export const spellBySound = (word: string): string[] | undefined =>
  word.length > 3 ? bySound.get(sound(word)) : undefined;

/** Returns the words that answer a wider one, the best first: a repellent is a spike or a net. */
export const answersTo = (word: string): string[] => finds.get(word) ?? [word];

/** Every single word of the file, for typing errors. */
export const listedWords = [
  ...[...spelling.keys(), ...finds.keys(), ...ignored, ...notSold].filter(
    (entry) => !entry.includes(' '),
  ),
];
