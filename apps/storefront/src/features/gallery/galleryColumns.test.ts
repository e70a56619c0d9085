import { expect, it } from 'vitest';
import { galleryColumns } from './galleryColumns.ts';

it.each([
  [8, { narrow: 1, medium: 2, wide: 4 }],
  [9, { narrow: 1, medium: 3, wide: 3 }],
  [10, { narrow: 1, medium: 2, wide: 5 }],
  [11, { narrow: 1, medium: 2, wide: 4 }],
])('%d pictures leave as few empty cells as possible', (count, columns) => {
  expect(galleryColumns(count)).toEqual(columns);
});
