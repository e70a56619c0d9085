/** One product as the catalogue starts with it. Prices are whole rupees. */
export interface SeedProduct {
  slug: string;
  title: string;
  category: 'Bird Spikes' | 'Bird Nets' | 'Accessories' | 'Monkey Spikes';
  material: 'Plastic' | 'Stainless Steel';
  short_desc: string;
  /** Plain text; a blank line parts two paragraphs. */
  long_desc: string;
  price: number;
  max_price: number;
  isBest: boolean;
  /** Search words, parted by commas. */
  keywords: string;
  bullets: [string, string, string, string, string];
  images: string[];
}

/** What a category file writes; category and pictures are added in products.ts. */
export type ProductText = Omit<SeedProduct, 'category' | 'images'>;
