import type { ProductSummary } from '@parinda/api-client';
import { matchesQuery } from '../matchesQuery.ts';
import { type Entry, type Index, keptIndex, lookUp, weights } from './productIndex.ts';
import { type Concept, sizesOf, understand } from './understand.ts';
import { otherMeans, readText } from './words.ts';

export interface Search {
  /** Results, the best first. */
  found: ProductSummary[];
  /** Whether no result is about the query: each only mentions it, or denies it. */
  isOnlyMentioned: boolean;
  /** Products for a part of the query, if nothing is found for all of it. */
  nearest: ProductSummary[];
}

/** Each further answer to a wide word weighs less. */
const nextAnswer = 0.8;
/** Added for a word in title and keywords. */
const inBoth = 3;
const mostNearest = 4;

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
const onlyDenies = ({ product, affirmed }: Entry, query: string): boolean =>
  matchesQuery(product, query) && !matchesQuery({ ...product, longDescription: affirmed }, query);

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

  const scored = index.entries.map((entry) => {
    const { id, product } = entry;
    const parts = ratings.map((rating) => rating.get(id) ?? 0);
    const bySize = sizeRatings.reduce((sum, rating) => sum + (rating.get(id) ?? 0), 0);
    return {
      product,
      holdsQuery: matchesQuery(product, query),
      isDenied: parts.some((part) => part < weights.keywords) && onlyDenies(entry, query),
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
  const mentioned = scored.filter((one) => one.holdsQuery && !good.includes(one)).sort(byScore);
  const found = [
    ...good.filter(({ holdsQuery }) => holdsQuery),
    ...good.filter(({ holdsQuery }) => !holdsQuery),
    ...mentioned,
  ];
  const hasNearest = words.every(
    ({ kind, answers: [word = ''] }) => kind !== 'notSold' || otherMeans.has(word),
  );
  const part = hasNearest ? scored.filter(({ strong }) => strong > 0) : [];
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
