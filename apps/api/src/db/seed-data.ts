import type { Config } from '../config.ts';
import { categories } from './seed/categories.ts';
import { products, type SeedProduct } from './seed/products.ts';

/** What an empty shop is filled with. Prices are rupees; times are days before the first start. */
export interface SeedData {
  categories: string[];
  products: SeedProduct[];
  gallery: { image: string; title: string; description: string }[];
  blogs: { slug: string; title: string; content: string; daysAgo: number }[];
  customers: { name: string; email: string }[];
  reviews: { product: string; customer: string; rating: number; text: string; daysAgo: number }[];
  /** undefined in production, where nobody may know a customer's password. */
  demo: { name: string; email: string; password: string } | undefined;
}

export const demoLogin = { email: 'demo@parinda.example', password: 'parinda-demo' };

export function shopData({ isProduction }: Pick<Config, 'isProduction'>): SeedData {
  return {
    ...{ categories, products },
    ...{ gallery: [], blogs: [], customers: [], reviews: [] },
    demo: isProduction ? undefined : { name: 'Demo Customer', ...demoLogin },
  };
}
