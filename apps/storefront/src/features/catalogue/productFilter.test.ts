import { records } from '@parinda/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { chooseProducts, noFilter, type ProductFilter, spellCategories } from './productFilter.ts';

const base = records.balconyNet;
const products = [
  {
    ...base,
    id: 1,
    title: 'Spikes 10',
    category: 'Bird Spikes',
    material: 'Plastic',
    price: 300,
    rating: 4.9,
  },
  {
    ...base,
    id: 2,
    title: 'Spikes 2',
    category: 'Bird Spikes',
    material: 'Stainless Steel',
    price: 900,
    rating: 3.2,
  },
  {
    ...base,
    id: 3,
    title: 'Net',
    category: 'Bird Nets',
    material: 'Plastic',
    price: 50_000,
    rating: null,
  },
  {
    ...base,
    id: 4,
    title: 'Tower',
    category: 'Bird Nets',
    material: 'Stainless Steel',
    price: 60_000,
    rating: null,
    longDescription: 'For TEMPLES.',
  },
];

const ids = (filter: Partial<ProductFilter>, query = '') =>
  chooseProducts(products, query, { ...noFilter, ...filter }).map(({ id }) => id);

describe('the product filter', () => {
  // Spec: 1 §4; 1 §5; 1 §9
  it.each<[string, Partial<ProductFilter>, number[]]>([
    ['nothing chosen keeps all', {}, [1, 2, 3, 4]],
    ['one category', { categories: ['Bird Nets'] }, [3, 4]],
    ['the end of the slider has no limit', { maxPrice: 50_000 }, [1, 2, 3, 4]],
    ['just below the end', { maxPrice: 49_900 }, [1, 2]],
    [
      'several categories are alternatives',
      { categories: ['Bird Nets', 'Bird Spikes'] },
      [1, 2, 3, 4],
    ],
    ['a material', { materials: ['Plastic'] }, [1, 3]],
    [
      'category and material both hold',
      { categories: ['Bird Spikes'], materials: ['Plastic'] },
      [1],
    ],
    ['4 stars: 4.9 rounds down to 4', { ratings: [4] }, [1]],
    ['5 stars: 4.9 is not 5', { ratings: [5] }, []],
    ['at least one of the chosen ratings', { ratings: [5, 3] }, [1, 2]],
    ['the ceiling itself passes', { maxPrice: 900 }, [1, 2]],
    ['below every price', { maxPrice: 0 }, []],
  ])('%s', (_name, filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });
});

// Spec: decisions Catalogue
it('spells categories of the address as the catalog does, each once', () => {
  const typed = { ...noFilter, categories: ['bird NETS', 'Bird Nets', 'Kites'] };
  expect(spellCategories(typed, ['Bird Spikes', 'Bird Nets']).categories).toEqual([
    'Bird Nets',
    'Kites',
  ]);
});

describe('the search', () => {
  // Spec: 1 §5
  it.each([
    ['spikes', [1, 2]],
    ['  SPIKES ', [1, 2]],
    ['temples', [4]],
    ['breeze', [1, 2, 3]],
    ['.*', []],
  ])('%j finds a substring of title or long description', (query, expected) => {
    expect(ids({}, query)).toEqual(expected);
  });
});

describe('the sort order', () => {
  it.each<[ProductFilter['sort'], number[]]>([
    ['default', [1, 2, 3, 4]],
    ['name', [3, 2, 1, 4]],
    ['price-asc', [1, 2, 3, 4]],
    ['price-desc', [4, 3, 2, 1]],
  ])('sorts by %s', (sort, expected) => {
    expect(ids({ sort })).toEqual(expected);
  });

  it('does not change the fetched list', () => {
    const fetched = Object.freeze([...products]);
    expect(() => chooseProducts(fetched, '', { ...noFilter, sort: 'name' })).not.toThrow();
  });
});
