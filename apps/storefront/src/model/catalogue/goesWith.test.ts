import type { ProductSummary } from '@parinda/api-client';
import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { besideProduct, goesWith } from './goesWith.ts';

const [any] = records.products as [ProductSummary];

const product = (title: string, category: string, more: Partial<ProductSummary> = {}) => ({
  ...any,
  shortDescription: '',
  longDescription: '',
  isBestseller: false,
  rating: null,
  ...more,
  id: title.length,
  title,
  category,
});

const spikes = product('Crest', 'Bird Spikes');
const monkey = product('Fort bird spikes', 'Monkey Spikes');
const net = product('Clearview net', 'Bird Nets');
const glue = product('Glue for spikes', 'Accessories');
const clamps = product('Clamps for beams', 'Accessories', { shortDescription: 'Hold any spike.' });
const tape = product('Tape', 'Accessories', { longDescription: 'Where spikes cannot be.' });
const magnets = product('Magnets, internet special', 'Accessories', {
  longDescription: 'For a fridge.',
});
const all = [tape, clamps, spikes, magnets, glue, net, monkey];

it.each([
  ['products whose texts mention its category', spikes, [glue, clamps, tape]],
  ['products of the categories that its texts mention', glue, [monkey, spikes]],
  ['nothing of its own category, and nothing that only contains the word', net, []],
  ['nothing for a category without a name', product('Odd one', ''), []],
])('recommends %s', (_case, one, expected) => {
  expect(
    goesWith(one, all, 5)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(expected.map(({ title }) => title).sort());
});

it('ranks a match in the title before one in a description, and limits the number', () => {
  expect(goesWith(spikes, all, 2)).toEqual([glue, clamps]);
});

it('ranks bestsellers first among equals, then the best rated', () => {
  const rated = product('Other spikes', 'Bird Spikes', { rating: 4.9 });
  const best = product('Spikes that sell', 'Bird Spikes', { isBestseller: true, rating: 4 });
  expect(goesWith(glue, [spikes, rated, best], 3)).toEqual([best, rated, spikes]);
});

it('finds nothing for a category that does not end in a word', () => {
  const odd = product('C++ (set)', 'Sets (C++)');
  expect(goesWith(odd, all, 3)).toEqual([]);
});

it('recommends matching products, or else bestsellers', () => {
  const best = { ...net, id: 1000, title: 'Warehouse net', isBestseller: true };
  expect(besideProduct(spikes, [...all, best], 1)).toEqual({
    why: 'goesWithIt',
    chosen: goesWith(spikes, all, 1),
  });
  expect(besideProduct(net, [...all, best], 3)).toEqual({ why: 'sellsBest', chosen: [best] });
  expect(besideProduct(best, [net, best], 3)).toEqual({ why: 'sellsBest', chosen: [] });
});
