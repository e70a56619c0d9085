import { expect, it } from 'vitest';
import { chromaticOf, fromChunk, modes, modesOf, type StoryIndex, toChunks } from './modes.ts';

function indexOf(stories: Record<string, string[]>, title = 'Order/OrderCard'): StoryIndex {
  const entries = Object.entries(stories).map(
    ([id, tags]) => [id, { id, title, name: 'Default', type: 'story' as const, tags }] as const,
  );
  return { entries: Object.fromEntries(entries) };
}

it('takes the first story of a component in dark and forced colours, too', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--paid': [] });
  expect(modesOf('order-ordercard--default', index)).toEqual(['1280', 'dark', 'forced', '360']);
  expect(modesOf('order-ordercard--paid', index)).toEqual(['1280', '360']);
});

it('takes the story with the tag `sheet` instead of the first', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--states': ['sheet'] });
  expect(modesOf('order-ordercard--default', index)).toEqual(['1280', '360']);
  expect(modesOf('order-ordercard--states', index)).toContain('forced');
});

it('takes no picture of a story with the tag `no-snapshot`', () => {
  const index = indexOf({ 'order-ordercard--today': ['no-snapshot'], 'order-ordercard--paid': [] });
  expect(modesOf('order-ordercard--today', index)).toEqual([]);
  expect(modesOf('order-ordercard--paid', index)).toContain('dark');
});

it('takes no picture of a playground', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--playground': [] });
  expect(modesOf('order-ordercard--playground', index)).toEqual([]);
});

it('takes one story of a page, without forced colours', () => {
  const index = indexOf(
    { 'pages-orders--loading': [], 'pages-orders--many': ['sheet'] },
    'Pages/Orders',
  );
  expect(modesOf('pages-orders--loading', index)).toEqual([]);
  expect(modesOf('pages-orders--many', index)).toEqual(['1280', 'dark', '360']);
});

it('takes no pictures of a flow', () => {
  const index = indexOf({ 'flows-review--empty-form': [] }, 'Flows/Review');
  expect(modesOf('flows-review--empty-form', index)).toEqual([]);
});

it('sets the same modes for Chromatic', () => {
  const index = indexOf({
    'order-ordercard--default': [],
    'order-ordercard--paid': ['no-snapshot'],
  });
  expect(chromaticOf('order-ordercard--default', index)).toEqual({ modes });
  expect(chromaticOf('order-ordercard--paid', index)).toEqual({ disableSnapshot: true });
});

it('distributes components over chunks of similar weight', () => {
  const index = {
    entries: {
      ...indexOf({ 'order-ordercard--default': [], 'order-ordercard--paid': [] }).entries,
      ...indexOf({ 'text-price--default': [] }, 'Text/Price').entries,
      ...indexOf({ 'pages-orders--many': [] }, 'Pages/Orders').entries,
    },
  };
  const { entries } = toChunks(index, 2);
  expect(Object.values(entries).map(({ id, title, name }) => [id, title, name])).toEqual([
    ['order-ordercard--default', 'Stories 2', 'Order/OrderCard: Default'],
    ['order-ordercard--paid', 'Stories 2', 'Order/OrderCard: Default'],
    ['text-price--default', 'Stories 2', 'Text/Price: Default'],
    ['pages-orders--many', 'Stories 1', 'Pages/Orders: Default'],
  ]);
});

it('splits the name of a story in a chunk, and keeps other names', () => {
  expect(fromChunk('Stories 12 Order/OrderCard: Paid: late: smoke-test')).toEqual({
    title: 'Order/OrderCard',
    name: 'Order/OrderCard: Paid: late: smoke-test',
  });
  expect(fromChunk('Order/OrderCard Paid: smoke-test')).toEqual({
    name: 'Order/OrderCard Paid: smoke-test',
  });
});
