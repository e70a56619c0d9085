import type { products } from '../../db/schema.ts';
import { rupees } from '../../domain/money.ts';
import type { components } from '../schema.d.ts';

type Schemas = components['schemas'];

export type ProductRecord = typeof products.$inferSelect & {
  categoryName: string;
  /** One decimal, as text; null when nobody has rated it. */
  averageRating: string | null;
};

/** A product as lists show it. */
export function toSummary(record: ProductRecord): Schemas['ProductSummary'] {
  return {
    id: record.id,
    slug: record.slug,
    title: record.title,
    image1: record.images[0] ?? null,
    short_desc: record.shortDesc,
    long_desc: record.longDesc,
    price: rupees(record.price),
    max_price: rupees(record.maxPrice),
    category_name: record.categoryName,
    material: record.material,
    average_rating: record.averageRating,
    isBest: record.isBest,
  };
}

/** A product as its own page shows it. */
export function toProduct(record: ProductRecord): Schemas['Product'] {
  const [image1, image2, image3, image4, image5] = record.images;
  const [one, two, three, four, five] = record.bullets;
  return {
    ...toSummary(record),
    keywords: record.keywords,
    image1: image1 ?? null,
    image2: image2 ?? null,
    image3: image3 ?? null,
    image4: image4 ?? null,
    image5: image5 ?? null,
    bullet_one: one ?? null,
    bullet_two: two ?? null,
    bullet_three: three ?? null,
    bullet_four: four ?? null,
    bullet_five: five ?? null,
  };
}
