import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { findCategory } from './findCategory.ts';

// Spec: decisions Catalogue
it.each([
  ['Bird Nets', 2],
  ['bird nets', 2],
  ['1', 1],
  ['01', undefined],
  ['Cats', undefined],
  ['', undefined],
])('finds for /category/%s the category %s', (x, id) => {
  expect(findCategory(records.categories, x)?.id).toBe(id);
});
