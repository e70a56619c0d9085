import type { SeedProduct } from './seed-product.ts';

/** In this order, so that the ids are 1 to 4. */
export const categories: SeedProduct['category'][] = [
  'Bird Spikes',
  'Bird Nets',
  'Accessories',
  'Monkey Spikes',
];
