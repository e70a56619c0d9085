import { beforeEach, expect, it } from 'vitest';
import { readRecentlyViewed, rememberViewed } from './recentlyViewed.ts';

beforeEach(() => localStorage.clear());

// Spec: decisions Routes
it('lists the newest first, each product once, at most eight', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberViewed(id);
  expect(readRecentlyViewed()).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
});

it.each(['{', '{}', '"x"', '["a",null]'])('starts empty when %s was stored', (stored) => {
  localStorage.setItem('recentlyViewed', stored);
  expect(readRecentlyViewed()).toEqual([]);
});
