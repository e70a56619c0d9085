import { basisPointsOf, percentOf } from '../invoices/order-gst.ts';
import { paiseOf, rupees } from '../money.ts';
import { type RowSchema, slug } from '../rows/checked-rows.ts';
import type { Product } from './catalog.ts';
import { howToAdd, maxNameLength, noCategory, sameName } from './category-names.ts';

const bullets = ['bullet_one', 'bullet_two', 'bullet_three', 'bullet_four', 'bullet_five'] as const;
const images = ['image1', 'image2', 'image3', 'image4', 'image5'] as const;

type Declared =
  | 'net_quantity'
  | 'generic_name'
  | 'manufacturer'
  | 'country_of_origin'
  | 'customer_care';

type Texts = Partial<Record<(typeof bullets)[number] | (typeof images)[number] | Declared, string>>;

/** A table row of a product: prices in rupees, columns with the names of the API's fields. */
export interface ProductRow extends Texts {
  slug: string;
  title: string;
  category_name: string;
  material: string;
  short_desc: string;
  long_desc: string;
  price: number;
  max_price: number;
  is_best: boolean;
  keywords: string;
  is_on_sale: boolean;
  /** Percent. */
  gst_rate?: number | null;
  hsn?: string | null;
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const optional = (maxLength: number) =>
  ({ type: 'string', nullable: true, minLength: 1, maxLength }) as const;
const amount = { type: 'number', minimum: 0, maximum: 10_000_000 } as const;
/** A path or an https URL, never a script. */
const address = {
  type: 'string',
  nullable: true,
  maxLength: 500,
  pattern: '^(/[^/]|https://)',
} as const;

export const productRowSchema: RowSchema<ProductRow> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'slug',
    'title',
    'category_name',
    'material',
    'short_desc',
    'long_desc',
    'price',
    'max_price',
  ],
  properties: {
    slug,
    title: text(300),
    category_name: text(maxNameLength),
    material: text(100),
    short_desc: text(1000),
    long_desc: text(20_000),
    price: amount,
    max_price: amount,
    is_best: { type: 'boolean', default: false },
    keywords: { type: 'string', maxLength: 1000, default: '' },
    is_on_sale: { type: 'boolean', default: true },
    gst_rate: { type: 'number', nullable: true, minimum: 0, maximum: 100 },
    hsn: { type: 'string', nullable: true, pattern: '^([0-9]{4}|[0-9]{6}|[0-9]{8})$' },
    net_quantity: optional(100),
    generic_name: optional(200),
    manufacturer: optional(500),
    country_of_origin: optional(100),
    customer_care: optional(500),
    bullet_one: optional(300),
    bullet_two: optional(300),
    bullet_three: optional(300),
    bullet_four: optional(300),
    bullet_five: optional(300),
    image1: address,
    image2: address,
    image3: address,
    image4: address,
    image5: address,
  },
};

/** Returns errors that the schema cannot express; the remedy only for the first row of a category. */
export function rowErrors(row: ProductRow, categories: Map<string, number>, missing: Set<string>) {
  const isExact = (price: number) => Math.abs(price * 100 - paiseOf(price)) < 1e-6;
  return [
    ...categoryErrors(row.category_name, categories, missing),
    ...(row.max_price < row.price ? ['max_price is below price'] : []),
    ...(isExact(row.price) && isExact(row.max_price) ? [] : ['a price has more than two decimals']),
  ];
}

function categoryErrors(name: string, categories: Map<string, number>, missing: Set<string>) {
  if (categories.has(name)) return [];
  const names = [...categories.keys()];
  const similar = names.find((other) => sameName(other, name));
  if (similar) return [`There is no category ${name}. Write ${similar}`];
  if (missing.has(name)) return [`There is no category ${name}`];
  missing.add(name);
  return [`${noCategory(name, names)} ${howToAdd(name)}`];
}

/** Returns the database columns of a row. */
export function columnsOf(row: ProductRow, categories: Map<string, number>) {
  const filled = (names: readonly (keyof Texts)[]) => names.flatMap((name) => row[name] ?? []);
  return {
    slug: row.slug,
    title: row.title,
    categoryId: categories.get(row.category_name) ?? 0,
    material: row.material,
    shortDesc: row.short_desc,
    longDesc: row.long_desc,
    price: paiseOf(row.price),
    maxPrice: paiseOf(row.max_price),
    isBest: row.is_best,
    keywords: row.keywords,
    isOnSale: row.is_on_sale,
    gstBasisPoints: row.gst_rate == null ? null : basisPointsOf(row.gst_rate),
    hsn: row.hsn ?? null,
    netQuantity: row.net_quantity ?? null,
    genericName: row.generic_name ?? null,
    manufacturer: row.manufacturer ?? null,
    countryOfOrigin: row.country_of_origin ?? null,
    customerCare: row.customer_care ?? null,
    bullets: filled(bullets),
    images: filled(images),
  };
}

export function rowOf(product: Omit<Product, 'averageRating' | 'reviewCount'>): ProductRow {
  const spread = (names: readonly string[], texts: string[]) =>
    Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
  return {
    slug: product.slug,
    title: product.title,
    category_name: product.categoryName,
    material: product.material,
    short_desc: product.shortDesc,
    long_desc: product.longDesc,
    price: rupees(product.price),
    max_price: rupees(product.maxPrice),
    is_best: product.isBest,
    keywords: product.keywords,
    is_on_sale: product.isOnSale,
    gst_rate: product.gstBasisPoints === null ? null : percentOf(product.gstBasisPoints),
    hsn: product.hsn,
    net_quantity: product.netQuantity ?? '',
    generic_name: product.genericName ?? '',
    manufacturer: product.manufacturer ?? '',
    country_of_origin: product.countryOfOrigin ?? '',
    customer_care: product.customerCare ?? '',
    ...spread(bullets, product.bullets),
    ...spread(images, product.images),
  };
}
