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
});
const products = [
  product('Gel gun', 'Fills gaps beside spikes.'),
  product('Steel spikes'),
  product('Plastic Spikes'),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => product(`Owl ${n}`)),
];
const labels = (text: string) =>
  suggestionsFor(text, categories, products).map(({ label }) => label);

// Spec: 1 §2 Header and menus
it.each<[string, string[]]>([
  ['', []],
  ['s', []],
  [' s ', []],
  ['sp', ['Bird Spikes', 'Monkey Spikes', 'Steel spikes', 'Plastic Spikes', 'Gel gun']],
  ['  SPIKES ', ['Bird Spikes', 'Monkey Spikes', 'Steel spikes', 'Plastic Spikes', 'Gel gun']],
  ['bird', ['Bird Spikes', 'Bird Nets', 'Bird Gel']],
  ['owl', ['Owl 1', 'Owl 2', 'Owl 3', 'Owl 4', 'Owl 5', 'Owl 6']],
  ['beside', ['Gel gun']],
  ['.*', []],
])(
  'suggests for %j at most three categories, then six products, title matches first',
  (text, expected) => {
    expect(labels(text)).toEqual(expected);
  },
);

it('a category is labelled as one; each suggestion links to its page', () => {
  expect(suggestionsFor('gel', categories, products)).toEqual([
    { label: 'Bird Gel', hint: 'Category', href: '/category/Bird%20Gel' },
    { label: 'Gel gun', href: '/products/gel-gun' },
  ]);
});

it('does not modify the fetched lists', () => {
  const fetched = Object.freeze([...products]);
  expect(() => suggestionsFor('spikes', Object.freeze([...categories]), fetched)).not.toThrow();
});
