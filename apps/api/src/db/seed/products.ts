import { accessories } from './products/accessories.ts';
import { birdNets } from './products/bird-nets.ts';
import { birdSpikes } from './products/bird-spikes.ts';
import { contractorSpikes } from './products/contractor-spikes.ts';
import { monkeySpikes } from './products/monkey-spikes.ts';
import type { ProductText, SeedProduct } from './seed-product.ts';

export type { SeedProduct } from './seed-product.ts';

/** Bestsellers have five pictures, others two. */
const pictureNumbers = ({ isBest }: ProductText) => (isBest ? [1, 2, 3, 4, 5] : [1, 2]);

function inCategory(category: SeedProduct['category'], texts: ProductText[]): SeedProduct[] {
  return texts.map((text) => ({
    ...text,
    category,
    images: pictureNumbers(text).map((n) => `/pictures/products/${text.slug}-${n}-640.webp`),
  }));
}

export const products: SeedProduct[] = [
  ...inCategory('Bird Spikes', birdSpikes),
  ...inCategory('Bird Nets', birdNets),
  ...inCategory('Accessories', accessories),
  ...inCategory('Monkey Spikes', monkeySpikes),
  ...inCategory('Bird Spikes', contractorSpikes),
];
