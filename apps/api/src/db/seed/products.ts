import { declarationOf } from './declarations.ts';
import { accessories } from './products/accessories.ts';
import { birdNets } from './products/bird-nets.ts';
import { birdSpikes } from './products/bird-spikes.ts';
import { contractorSpikes } from './products/contractor-spikes.ts';
import { monkeySpikes } from './products/monkey-spikes.ts';
import type { ProductText, SeedProduct } from './seed-product.ts';

export type { SeedProduct } from './seed-product.ts';

/** Bestsellers have five pictures, others two. */
const pictureNumbers = ({ isBest }: ProductText) => (isBest ? [1, 2, 3, 4, 5] : [1, 2]);

const taxes: Record<SeedProduct['category'], { gst_rate: number; hsn: string }> = {
  'Bird Spikes': { gst_rate: 18, hsn: '392690' },
  'Bird Nets': { gst_rate: 5, hsn: '560811' },
  Accessories: { gst_rate: 18, hsn: '392690' },
  'Monkey Spikes': { gst_rate: 18, hsn: '732690' },
};

function inCategory(category: SeedProduct['category'], texts: ProductText[]): SeedProduct[] {
  return texts.map((text) => ({
    ...text,
    ...taxes[category],
    ...declarationOf(text.slug),
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
