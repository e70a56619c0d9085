import { expect, it } from 'vitest';
import { isPage } from './page-routes.ts';

const known = {
  hasProduct: (slug: string) => slug === 'steel-spikes',
  hasBlog: (slug: string) => slug === 'why pigeons',
  hasCategory: (name: string) => name === 'Bird Nets' || name === '2',
};

it.each([
  ['/', true],
  ['/products', true],
  ['/products/', true],
  ['/products/search', true],
  ['/products/steel-spikes', true],
  ['/products/moon-dust', false],
  ['/products/steel-spikes/more', false],
  ['/category/Bird%20Nets', true],
  ['/category/2', true],
  ['/category/Kites', false],
  ['/blogs/why%20pigeons', true],
  ['/blogs/none', false],
  ['/blogs/%E0%A4%A', false],
  ['/order-detail/U2FsdGVk%2Fx', true],
  ['/add-review/41/7', true],
  ['/add-review/41', false],
  ['/account/manage-payment-methods', true],
  ['/account/other', false],
  ['/wp-admin', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPage(path, known)).toBe(expected);
});
