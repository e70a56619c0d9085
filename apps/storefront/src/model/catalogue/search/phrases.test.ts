import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { products as seed } from '../../../../../api/src/db/seed/products.ts';
import { phrases } from '../../../testing/searchPhrases.ts';
import { searchProducts } from './searchProducts.ts';

const products = seed.map((product, at) => ({
  ...records.balconyNet,
  id: at + 1,
  slug: product.slug,
  title: product.title,
  shortDescription: product.short_desc,
  longDescription: product.long_desc,
  keywords: product.keywords,
  category: product.category,
  material: product.material,
  isBestseller: product.isBest,
}));

const rows = Object.entries(phrases).flatMap(([expected, list]) =>
  list.split('; ').map((phrase) => ({ phrase, expected })),
);

it('covers at least 200 phrases, each once', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ phrase }) => phrase)).size).toBe(rows.length);
});

// Spec: 1 §5; decisions Second round
it.each(rows)('finds $expected first for "$phrase"', ({ phrase, expected }) => {
  const { found, isOnlyMentioned } = searchProducts(products, phrase);
  const [first] = isOnlyMentioned ? [] : found;
  const isExpected = expected
    .split('|')
    .some(
      (name) =>
        first?.category === name || first?.slug.includes(name) || (!first && name === 'none'),
    );
  expect(isExpected ? expected : (first?.slug ?? 'none')).toBe(expected);
});
