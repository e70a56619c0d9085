import type { SeedProduct } from './seed-product.ts';

/** The position is the id, from 1 to 4. */
export const categories: SeedProduct['category'][] = [
  'Bird Spikes',
  'Bird Nets',
  'Accessories',
  'Monkey Spikes',
];
