import type { ProductSummary } from '@parinda/api-client';
import MiniSearch from 'minisearch';
import { matchesQuery } from '../matchesQuery.ts';
import { withoutDenials } from './withoutDenials.ts';
import {
  answersTo,
  ignored,
  listedWords,
  notSold,
  readText,
  spellAlike,
  spellBySound,
} from './words.ts';

export interface Search {
  /** Results, the best first. */
  found: ProductSummary[];
  /** Whether no result is about the query: each only mentions it, or denies it. */
  isOnlyMentioned: boolean;
  /** Products for a part of the query, if nothing is found for all of it. */
  nearest: ProductSummary[];
}

/** Weights of a word by the field that has it. */
const weights = { title: 10, keywords: 6, summary: 2, description: 1 };
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/** Each further answer to a wide word weighs less. */
const nextAnswer = 0.8;
/** Added for a word in title and keywords. */
const inBoth = 3;
const mostNearest = 4;

interface Entry extends Record<Field, string> {
  id: number;
  product: ProductSummary;
}

const indexed = (text: string) => {
  const { words, sizes } = readText(text);
  return [...spellAlike(words), ...sizes.flat()].join(' ');
};

const options = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

function indexOf(products: readonly ProductSummary[]) {
  const entries = products.map((product, id): Entry => {
    // 'Net Kit with Hooks', 'Adhesive for Spikes': the product is what stands first.
    const [title = '', ...rest] = product.title.split(/ (?:with|for|against) /);
    const { category, material, keywords } = product;
    return {
      id,
      product,
      title: indexed(title),
      keywords: [...keywords.split(','), ...rest, category, material].map(indexed).join(' '),
      summary: indexed(withoutDenials(product.shortDescription)),
      description: indexed(withoutDenials(product.longDescription)),
    };
  });
  const index = new MiniSearch<Entry>({ fields, ...options });
  index.addAll(entries);
  const titled = new Set(entries.flatMap(({ title }) => title.split(' ')));
  const named = new Set(
    entries.flatMap(({ title, keywords }) => `${title} ${keywords}`.split(' ')),
  );
  const groups = new Set(
    products.flatMap(({ category, material }) => indexed(`${category} ${material}`).split(' ')),
  );
  const spellings = new MiniSearch<{ id: string }>({ idField: 'id', fields: ['id'], ...options });
  const isTypable = (word: string) => word.length > 3 && !/\d/.test(word);
  spellings.addAll(
    [...new Set([...named, ...listedWords])].filter(isTypable).map((id) => ({ id })),
  );
  return { entries, index, titled, named, groups, spellings };
}
type Index = ReturnType<typeof indexOf>;

let last: { products: readonly ProductSummary[]; index: Index } | undefined;
/** The list rarely changes, so one index is kept. */
function keptIndex(products: readonly ProductSummary[]): Index {
  if (last?.products !== products) last = { products, index: indexOf(products) };
  return last.index;
}

/** Fields that have a term, by product. */
function lookUp({ index }: Index, term: string, prefix: boolean): Map<number, Field[]> {
  const hits = index.search(term, { prefix });
  return new Map(
    hits.map(({ id, match }) => [id as number, Object.values(match).flat() as Field[]]),
  );
}

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

interface Concept {
  /** Terms that answer it, the best first. */
  answers: string[];
  kind: 'word' | 'start' | 'size' | 'unknown' | 'notSold';
}

const concept = (word: string, kind: Concept['kind'] = 'word'): Concept => ({
  answers: kind === 'word' ? answersTo(word) : [word],
  kind,
});

/** Returns the meaning of words: nothing for those that say nothing about a product. */
function understand(index: Index, words: readonly string[], mayCorrect = true): Concept[] {
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

/** Returns how well each product answers a concept. */
function rate(index: Index, { answers, kind }: Concept): Map<number, number> {
  const rated = new Map<number, number>();
  answers.forEach((term, nth) => {
    for (const [id, inFields] of lookUp(index, term, kind === 'start')) {
      // A net's text may speak of spikes, and a spike's of plastic: only the names tell the kind.
      const counted = index.groups.has(term)
        ? inFields.filter((field) => field === 'title' || field === 'keywords')
        : inFields;
      if (counted.length === 0) continue;
      const weight = Math.max(...counted.map((field) => weights[field]));
      const both = counted.includes('title') && counted.includes('keywords') ? inBoth : 0;
      rated.set(id, Math.max((weight + both) * nextAnswer ** nth, rated.get(id) ?? 0));
    }
  });
  return rated;
}

/** Returns whether only a denial holds the query, such as 'no silicone'. */
function onlyDenies(product: ProductSummary, query: string): boolean {
  const longDescription = withoutDenials(product.longDescription);
  return matchesQuery(product, query) && !matchesQuery({ ...product, longDescription }, query);
}

function sizesOf(index: Index, sizes: readonly string[][]): Concept[] {
  return sizes.flatMap((read) => {
    const spellings = read.flatMap((size) => (/\D/.test(size) ? size : [`${size}pack`, size]));
    const known = spellings.find((size) => lookUp(index, size, false).size > 0);
    return known ? [concept(known, 'size')] : [];
  });
}

/**
 * Finds products for a phrase. The first tier holds the query in title or long description (1 §5).
 * The second adds products by words in any order, spelling or language. Within both tiers a word
 * counts most in the title, less in the keywords and least in a description. Products of the first
 * tier that only mention or deny the query come last.
 */
export function searchProducts(products: readonly ProductSummary[], query: string): Search {
  if (!query.trim()) return { found: [...products], isOnlyMentioned: false, nearest: [] };
  const index = keptIndex(products);
  const read = readText(query);
  const words = understand(index, read.words);
  const sizes = sizesOf(index, read.sizes);
  const known = words.filter(({ kind }) => kind === 'word' || kind === 'start');
  const ratings = known.map((each) => rate(index, each));
  const sizeRatings = sizes.map((each) => rate(index, each));
  const rarity = ratings.map((rating) => {
    const named = [...rating.values()].filter((rate) => rate >= weights.keywords).length;
    return Math.log(1 + products.length / Math.max(1, named));
  });
  const isSold = words.every(({ kind }) => kind !== 'notSold');
  const hasUnknown = words.some(({ kind }) => kind === 'unknown');

  const scored = index.entries.map(({ id, product }) => {
    const parts = ratings.map((rating) => rating.get(id) ?? 0);
    const bySize = sizeRatings.reduce((sum, rating) => sum + (rating.get(id) ?? 0), 0);
    return {
      product,
      isNamed: matchesQuery(product, query),
      isDenied: parts.some((part) => part < weights.keywords) && onlyDenies(product, query),
      matched: parts.filter((part) => part > 0).length,
      strong: parts.filter((part) => part >= weights.summary).length,
      score: parts.reduce((sum, part, at) => sum + part * (rarity[at] ?? 1), bySize),
    };
  });
  type Scored = (typeof scored)[number];
  const byScore = (a: Scored, b: Scored) =>
    b.score - a.score || Number(b.product.isBestseller) - Number(a.product.isBestseller);

  const all = known.length;
  const best = Math.max(0, ...scored.map(({ matched }) => matched));
  const answers = ({ matched, strong, score, isDenied }: Scored) => {
    if (!isSold || score === 0 || isDenied) return false;
    if (hasUnknown) return all > 1 && matched === all && strong > 1;
    if (best === all) return matched === all;
    return matched === best && best * 2 >= all;
  };
  const good = scored.filter(answers).sort(byScore);
  const mentioned = scored.filter((one) => one.isNamed && !good.includes(one)).sort(byScore);
  const found = [
    ...good.filter(({ isNamed }) => isNamed),
    ...good.filter(({ isNamed }) => !isNamed),
    ...mentioned,
  ];
  const part = isSold ? scored.filter(({ strong }) => strong > 0) : [];
  return {
    found: found.map(({ product }) => product),
    isOnlyMentioned: words.length > 0 && found.length > 0 && good.length === 0,
    nearest: good.length
      ? []
      : part
          .sort(byScore)
          .slice(0, mostNearest)
          .map(({ product }) => product),
  };
}
