import type { ProductSummary } from '@parinda/api-client';
import MiniSearch from 'minisearch';
import { withoutDenials } from './withoutDenials.ts';
import { listedWords, readText, spellAlike } from './words.ts';

/** Weights of a word by the field that has it. */
export const weights = { title: 10, keywords: 6, summary: 2, description: 1 };
export type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

export interface Entry extends Record<Field, string> {
  id: number;
  product: ProductSummary;
  /** The long description without its denials. */
  affirmed: string;
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
    const affirmed = withoutDenials(product.longDescription);
    return {
      id,
      product,
      affirmed,
      title: indexed(title),
      keywords: [...keywords.split(','), ...rest, category, material].map(indexed).join(' '),
      summary: indexed(withoutDenials(product.shortDescription)),
      description: indexed(affirmed),
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
export type Index = ReturnType<typeof indexOf>;

let last: { products: readonly ProductSummary[]; index: Index } | undefined;
/** The list rarely changes, so one index is kept. */
export function keptIndex(products: readonly ProductSummary[]): Index {
  if (last?.products !== products) last = { products, index: indexOf(products) };
  return last.index;
}

/** Fields that have a term, by product. */
export function lookUp({ index }: Index, term: string, prefix: boolean): Map<number, Field[]> {
  const hits = index.search(term, { prefix });
  return new Map(
    hits.map(({ id, match }) => [id as number, Object.values(match).flat() as Field[]]),
  );
}
