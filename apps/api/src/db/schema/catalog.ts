import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, between, createdAt, id, paise, ref } from './columns.ts';

export const categories = pgTable('categories', {
  id: ref('id').primaryKey(),
  name: text('name').notNull().unique(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    material: text('material').notNull(),
    shortDesc: text('short_desc').notNull(),
    longDesc: text('long_desc').notNull(),
    price: paise('price_paise').notNull(),
    maxPrice: paise('max_price_paise').notNull(),
    /** GST in the prices, hundredths of a percent; null: not known, so orders show no tax. */
    gstBasisPoints: integer('gst_basis_points'),
    /** Code of the product in the harmonized system, of 4 to 8 digits. */
    hsn: text('hsn'),
    isBest: boolean('is_best').notNull().default(false),
    keywords: text('keywords').notNull().default(''),
    bullets: jsonb('bullets').$type<string[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    /** Order in the storefront's lists. */
    position: integer('position').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    // Declarations of the Legal Metrology (Packaged Commodities) Rules; null: not declared.
    netQuantity: text('net_quantity'),
    genericName: text('generic_name'),
    manufacturer: text('manufacturer'),
    /** null: the brand's. */
    countryOfOrigin: text('country_of_origin'),
    /** null: the brand's. */
    customerCare: text('customer_care'),
    /** Number and sum of the published ratings. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
  },
  (t) => [
    atLeast('products_price', t.price, 0),
    between('products_gst_basis_points', t.gstBasisPoints, 0, 10_000),
    check('products_max_price', sql`${t.maxPrice} >= ${t.price}`),
    check('products_rating', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
  ],
);

export const galleryItems = pgTable('gallery_items', {
  id: id(),
  position: integer('position').notNull(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Product in the picture. */
  productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
});

export const blogs = pgTable('blogs', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** HTML. */
  content: text('content').notNull(),
  createdAt: createdAt(),
});
