import { expect, it } from 'vitest';
import { allPictureFiles, maxHeightOf, pictureFile } from './pictures.ts';

it('stores pictures in the folder of their component', () => {
  const story = { id: 'order-ordercard--paid-late', title: 'Order/OrderCard' };
  expect(pictureFile(story, '360')).toBe('order-card/paid-late-360.png');
});

it('stores pictures of pages separately, and limits their height', () => {
  const file = pictureFile({ id: 'pages-add-review--empty', title: 'Pages/Add review' }, 'dark');
  expect(file).toBe('page-add-review/empty-dark.png');
  expect(maxHeightOf(file)).toBe(2000);
  expect(maxHeightOf('product-grid/many-360.png')).toBe(Number.POSITIVE_INFINITY);
});

it('has a file for every mode of every story', () => {
  const entry = {
    id: 'order-ordercard--default',
    title: 'Order/OrderCard',
    name: 'Default',
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
