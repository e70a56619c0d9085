import type { Declaration } from './declarations.ts';

/** A product of the seed. Prices are in whole rupees. */
export interface SeedProduct extends Declaration {
  slug: string;
  title: string;
  category: 'Bird Spikes' | 'Bird Nets' | 'Accessories' | 'Monkey Spikes';
  material: 'Plastic' | 'Stainless Steel';
  short_desc: string;
  /** Plain text; a blank line separates paragraphs. */
  long_desc: string;
  price: number;
  max_price: number;
  isBest: boolean;
  /** Search words, separated by commas. */
  keywords: string;
  bullets: [string, string, string, string, string];
  images: string[];
  /** GST in the price, percent, and the HSN code. Examples: the owner's accountant must set them. */
  gst_rate: number;
  hsn: string;
}

/** A product in a category file; products.ts adds category, pictures, tax and declaration. */
export type ProductText = Omit<
  SeedProduct,
  'category' | 'images' | 'gst_rate' | 'hsn' | keyof Declaration
>;
