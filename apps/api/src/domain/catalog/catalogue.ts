import { createHash } from 'node:crypto';
import { avg, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products, reviews } from '../../db/schema.ts';
import type { components } from '../../http/schema.d.ts';
import { type ProductRecord, toProduct, toSummary } from '../../http/wire/product.ts';

type Schemas = components['schemas'];

/** All that is on sale, ready to be sent. */
export interface Catalogue {
  records: Map<number, ProductRecord>;
  products: Schemas['Product'][];
  summaries: Schemas['ProductSummary'][];
  categories: Schemas['Category'][];
  /** Of the list of summaries. */
  etag: string;
  bySlug: Map<string, Schemas['Product']>;
  byId: Map<number, Schemas['Product']>;
}

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const rows = await db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.isOnSale, true))
    .orderBy(products.position, products.id);
  const ratings = await averageRatings(db);
  const records = rows.map(({ product, categoryName }) => ({
    ...product,
    categoryName,
    averageRating: ratings.get(product.id) ?? null,
  }));
  const all = records.map(toProduct);
  const summaries = records.map(toSummary);
  const digest = createHash('sha256').update(JSON.stringify(summaries)).digest('base64url');
  return {
    records: new Map(records.map((record) => [record.id, record])),
    products: all,
    summaries,
    categories: await loadCategories(db),
    etag: `"${digest.slice(0, 22)}"`,
    bySlug: new Map(all.map((product) => [product.slug, product])),
    byId: new Map(all.map((product) => [product.id, product])),
  };
}

async function averageRatings(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: reviews.productId, average: avg(reviews.rating) })
    .from(reviews)
    .where(eq(reviews.status, 'published'))
    .groupBy(reviews.productId);
  return new Map(rows.map(({ id, average }) => [id, Number(average).toFixed(1)]));
}

async function loadCategories(db: Db): Promise<Schemas['Category'][]> {
  const rows = await db.select().from(categories).orderBy(categories.id);
  return rows.map(({ id, name }) => ({ id, category_name: name }));
}
