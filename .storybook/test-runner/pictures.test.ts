import { expect, test } from 'vitest';
import { allPictureFiles, looksOf, pictureFile, type StoryIndex } from './pictures.ts';

function indexOf(stories: Record<string, string[]>): StoryIndex {
  const entries = Object.entries(stories).map(
    ([id, tags]) => [id, { id, title: 'Order/OrderCard', type: 'story' as const, tags }] as const,
  );
  return { entries: Object.fromEntries(entries) };
}

test('the first story of a component is its sheet, seen in dark and forced colours as well', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--paid': [] });
  expect(looksOf('order-ordercard--default', index)).toEqual(['1280', 'dark', 'forced', '360']);
  expect(looksOf('order-ordercard--paid', index)).toEqual(['1280', '360']);
});

test('the tag `sheet` makes another story the sheet', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--states': ['sheet'] });
  expect(looksOf('order-ordercard--default', index)).toEqual(['1280', '360']);
  expect(looksOf('order-ordercard--states', index)).toContain('forced');
});

test('a story with the tag `no-snapshot` has no picture and is no sheet', () => {
  const index = indexOf({ 'order-ordercard--today': ['no-snapshot'], 'order-ordercard--paid': [] });
  expect(looksOf('order-ordercard--today', index)).toEqual([]);
  expect(looksOf('order-ordercard--paid', index)).toContain('dark');
});

test('pictures lie in a folder of their component', () => {
  const story = { id: 'order-ordercard--paid-late', title: 'Order/OrderCard' };
  expect(pictureFile(story, '360')).toBe('order-card/paid-late-360.png');
});

test('every look of every story has its file', () => {
  expect(allPictureFiles(indexOf({ 'order-ordercard--default': [] }))).toEqual([
    'order-card/default-1280.png',
    'order-card/default-dark.png',
    'order-card/default-forced.png',
    'order-card/default-360.png',
  ]);
});

test('a playground has no pictures: it looks as the default does', () => {
  const index = indexOf({ 'order-ordercard--default': [], 'order-ordercard--playground': [] });
  expect(looksOf('order-ordercard--playground', index)).toEqual([]);
});

test('a page has no pictures', () => {
  const tags: string[] = [];
  const page = { id: 'pages-orders--one', title: 'Pages/Orders', type: 'story' as const, tags };
  expect(looksOf(page.id, { entries: { [page.id]: page } })).toEqual([]);
});
