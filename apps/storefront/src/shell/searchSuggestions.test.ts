import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { suggestionsFor } from './searchSuggestions.ts';

const categories = ['Bird Spikes', 'Bird Nets', 'Bird Gel', 'Monkey Spikes', 'Bird Tape'].map(
  (name, id) => ({ id, name }),
);
const product = (title: string, longDescription = '') => ({
  ...records.balconyNet,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  longDescription,
  keywords: '',
  category: 'Other',
});
const products = [
  product('Gel gun', 'Fills gaps beside spikes.'),
  product('Steel spikes'),
  product('Plastic Spikes'),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => product(`Owl ${n}`)),
];
const labels = (text: string) =>
  suggestionsFor(text, categories, products).suggestions.map(({ label }) => label);

// Spec: 1 §2 Header and menus
it.each<[string, string[]]>([
  ['', []],
  ['s', []],
  [' s ', []],
  ['sp', ['Bird Spikes', 'Monkey Spikes', 'Steel spikes', 'Plastic Spikes', 'Gel gun']],
  ['  SPIKES ', ['Bird Spikes', 'Monkey Spikes', 'Steel spikes', 'Plastic Spikes', 'Gel gun']],
  ['bird', ['Bird Spikes', 'Bird Nets', 'Bird Gel']],
  ['owl', ['Owl 1', 'Owl 2', 'Owl 3', 'Owl 4', 'Owl 5', 'Owl 6']],
  ['spkies', ['Steel spikes', 'Plastic Spikes', 'Gel gun']],
])(
  'suggests for %j at most three categories, then six products, title matches first',
  (text, expected) => {
    expect(labels(text)).toEqual(expected);
  },
);

it('a category is labelled as one; each suggestion links to its page', () => {
  expect(suggestionsFor('gel', categories, products).suggestions).toEqual([
    { label: 'Bird Gel', hint: 'Category', href: '/category/Bird%20Gel' },
    {
      label: 'Gel gun',
      hint: 'Other',
      href: '/products/gel-gun',
      picture: records.balconyNet.image,
      price: 'Rs.1,299/-',
    },
  ]);
});

it('says that nothing fits, and suggests the nearest products or the categories', () => {
  const near = suggestionsFor('purple owl', categories, products);
  expect(near.notice).toBe('No products found for "purple owl". Similar products:');
  expect(near.suggestions[0]?.label).toBe('Owl 1');
  const none = suggestionsFor('yeti', categories, products);
  expect(none.notice).toBe('No products found for "yeti". Our categories:');
  expect(none.suggestions).toHaveLength(categories.length);
});

it('suggests nothing until the products are there', () => {
  expect(suggestionsFor('spikes', categories, [])).toEqual({ suggestions: [] });
});

it('does not modify the fetched lists', () => {
  const fetched = Object.freeze([...products]);
  expect(() => suggestionsFor('spikes', Object.freeze([...categories]), fetched)).not.toThrow();
});
