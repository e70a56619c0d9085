import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { matchesQuery } from '../matchesQuery.ts';
import { searchProducts } from './searchProducts.ts';

const product = (title: string, longDescription = '', keywords = '') => ({
  ...records.balconyNet,
  slug: title,
  title,
  longDescription,
  keywords,
  shortDescription: '',
  category: 'Accessories',
  material: 'Rubber',
  isBestseller: false,
});
const titles = (products: ReturnType<typeof product>[], query: string) =>
  searchProducts(products, query).found.map(({ title }) => title);

// Spec: 1 §5
it.each(['ROPE', 'ope', 'wire r', 'Wire  rope', 'x'])(
  'includes every product that holds "%s" in title or long description',
  (query) => {
    const all = [product('Wire rope'), product('Box', 'For a rope.'), product('Hook')];
    const held = all.filter((one) => matchesQuery(one, query)).map(({ title }) => title);
    expect(titles(all, query)).toEqual(expect.arrayContaining(held));
  },
);

// Spec: 1 §5; decisions Second round
it('ranks products that hold the query before those that it adds', () => {
  const added = product('Rope of steel wire');
  const held = product('Kit', 'Contains a wire rope.');
  expect(titles([added, held], 'wire rope')).toEqual(['Kit', 'Rope of steel wire']);
});

it('ranks a word of the title before one of the keywords, then one of the description', () => {
  const all = [
    product('A', 'Fixes ropes.'),
    product('B', '', 'rope'),
    product('Ropes'),
    product('D', 'Nothing.'),
  ];
  expect(titles(all, 'rassi')).toEqual(['Ropes', 'B', 'A']);
});

it('ranks a product last whose description denies the query', () => {
  const denied = product('A', 'It stops crows, but not sparrows.');
  const needless = product('B', 'Sparrows are not deterred.');
  const meant = product('C', 'It stops sparrows.');
  expect(titles([denied, needless, meant], 'sparrow')).toEqual(['C', 'A', 'B']);
  expect(searchProducts([denied], 'sparrow').isOnlyMentioned).toBe(true);
});

it('does not take a mention of another category or material for a match', () => {
  const net = { ...product('Net', 'Lasts longer than spikes.'), category: 'Nets' };
  const spike = { ...product('Strip', 'Stops crows.'), category: 'Spikes' };
  expect(titles([net, spike], 'spike')).toEqual(['Strip', 'Net']);
  expect(searchProducts([net, spike], 'kante').found).toEqual([spike]);
});

it('ranks the size asked for first', () => {
  const all = [product('Net 10 × 10 m'), product('Net 10 × 8 ft'), product('Net 10 × 10 ft')];
  expect(titles(all, 'net 10x10 feet')[0]).toBe('Net 10 × 10 ft');
  expect(titles(all, 'net 8x10')[0]).toBe('Net 10 × 8 ft');
});

it('finds a part of the words nearest if no product has all of them', () => {
  const { found, nearest } = searchProducts([product('Net'), product('Hook')], 'blue net');
  expect(found).toEqual([]);
  expect(nearest.map(({ title }) => title)).toEqual(['Net']);
});

it.each([
  ['monkey trap', ['Monkey spikes']],
  ['monkey toy', []],
])('finds nothing for "%s", and suggests products only beside another means', (query, near) => {
  const { found, nearest } = searchProducts([product('Monkey spikes'), product('Hook')], query);
  expect(found).toEqual([]);
  expect(nearest.map(({ title }) => title)).toEqual(near);
});

it('finds all products for a blank query, and again after the list has changed', () => {
  expect(titles([product('A'), product('B')], ' ')).toEqual(['A', 'B']);
  expect(titles([product('Net')], 'netts')).toEqual(['Net']);
  expect(titles([product('Hook')], 'netts')).toEqual([]);
});

it.each(['"', '\\', '.*', '%', '💥', '​', 'a'.repeat(1000), '१२', '((', 'constructor', '__proto__'])(
  'survives the query %j',
  (query) => {
    expect(titles([product('Net')], query)).toEqual(
      query === 'constructor' ? [] : expect.any(Array),
    );
  },
);
