import { expect, it } from 'vitest';
import { chromaticOf, inChunks, looksOf, modes, outOfChunk, type StoryIndex } from './modes.ts';

function indexOf(stories: Record<string, string[]>, title = 'Order/OrderCard'): StoryIndex {
  const entries = Object.entries(stories).map(
    ([id, tags]) => [id, { id, title, name: 'Default', type: 'story' as const, tags }] as const,
  );
  return { entries: Object.fromEntries(entries) };
}

it('sees the first story of a component, its sheet, in dark and forced colours as well', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--paid': [] });
  expect(looksOf('order-ordercard--default', index)).toEqual(['1280', 'dark', 'forced', '360']);
  expect(looksOf('order-ordercard--paid', index)).toEqual(['1280', '360']);
});

it('takes the story with the tag `sheet` for the sheet', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--states': ['sheet'] });
  expect(looksOf('order-ordercard--default', index)).toEqual(['1280', '360']);
  expect(looksOf('order-ordercard--states', index)).toContain('forced');
});

it('leaves a story with the tag `no-snapshot` without picture, and takes it for no sheet', () => {
  const index = indexOf({ 'order-ordercard--today': ['no-snapshot'], 'order-ordercard--paid': [] });
  expect(looksOf('order-ordercard--today', index)).toEqual([]);
  expect(looksOf('order-ordercard--paid', index)).toContain('dark');
});

it('leaves a playground without picture: it looks as the default does', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--playground': [] });
  expect(looksOf('order-ordercard--playground', index)).toEqual([]);
});

it('sees of a page its sheet alone, and not in forced colours', () => {
  const index = indexOf(
    { 'pages-orders--loading': [], 'pages-orders--many': ['sheet'] },
    'Pages/Orders',
  );
  expect(looksOf('pages-orders--loading', index)).toEqual([]);
  expect(looksOf('pages-orders--many', index)).toEqual(['1280', 'dark', '360']);
});

it('leaves the steps of a flow without pictures', () => {
  const index = indexOf({ 'flows-review--empty-form': [] }, 'Flows/Review');
  expect(looksOf('flows-review--empty-form', index)).toEqual([]);
});

it('tells Chromatic the same', () => {
  const index = indexOf({
    'order-ordercard--default': [],
    'order-ordercard--paid': ['no-snapshot'],
  });
  expect(chromaticOf('order-ordercard--default', index)).toEqual({ modes });
  expect(chromaticOf('order-ordercard--paid', index)).toEqual({ disableSnapshot: true });
});

it('deals the components out to chunks of about the same weight', () => {
  const index = {
    entries: {
      ...indexOf({ 'order-ordercard--default': [], 'order-ordercard--paid': [] }).entries,
      ...indexOf({ 'text-price--default': [] }, 'Text/Price').entries,
      ...indexOf({ 'pages-orders--many': [] }, 'Pages/Orders').entries,
    },
  };
  const { entries } = inChunks(index, 2);
  expect(Object.values(entries).map(({ id, title, name }) => [id, title, name])).toEqual([
    ['order-ordercard--default', 'Stories 2', 'Order/OrderCard: Default'],
    ['order-ordercard--paid', 'Stories 2', 'Order/OrderCard: Default'],
    ['text-price--default', 'Stories 2', 'Text/Price: Default'],
    ['pages-orders--many', 'Stories 1', 'Pages/Orders: Default'],
  ]);
});

it('finds the component of a story in a chunk, and leaves other names as they are', () => {
  expect(outOfChunk('Stories 12 Order/OrderCard: Paid: late: smoke-test')).toEqual({
    title: 'Order/OrderCard',
    name: 'Order/OrderCard: Paid: late: smoke-test',
  });
  expect(outOfChunk('Order/OrderCard Paid: smoke-test')).toEqual({
    name: 'Order/OrderCard Paid: smoke-test',
  });
});
