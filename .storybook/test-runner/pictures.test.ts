import { expect, it } from 'vitest';
import { allPictureFiles, pictureFile, tallestOf } from './pictures.ts';

it('lays pictures into a folder of their component', () => {
  const story = { id: 'order-ordercard--paid-late', title: 'Order/OrderCard' };
  expect(pictureFile(story, '360')).toBe('order-card/paid-late-360.png');
});

it('keeps those of a page apart, and cuts tall ones', () => {
  const file = pictureFile({ id: 'pages-add-review--empty', title: 'Pages/Add review' }, 'dark');
  expect(file).toBe('page-add-review/empty-dark.png');
  expect(tallestOf(file)).toBe(2000);
  expect(tallestOf('product-grid/many-360.png')).toBe(Number.POSITIVE_INFINITY);
});

it('has a file for every look of every story', () => {
  const entry = {
    id: 'order-ordercard--default',
    title: 'Order/OrderCard',
    type: 'story' as const,
    tags: [],
  };
  expect(allPictureFiles({ entries: { [entry.id]: entry } })).toEqual([
    'order-card/default-1280.png',
    'order-card/default-dark.png',
    'order-card/default-forced.png',
    'order-card/default-360.png',
  ]);
});
