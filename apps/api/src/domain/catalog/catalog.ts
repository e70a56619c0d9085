import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products } from '../../db/schema.ts';
import { catalogVersion } from './version.ts';

type Row = typeof products.$inferSelect;

export type Product = Omit<Row, 'ratingCount' | 'ratingSum'> & {
  categoryName: string;
  /** Mean of the published ratings; null without ratings. */
  averageRating: number | null;
  /** Number of published ratings. */
  reviewCount: number;
};

export type Category = typeof categories.$inferSelect;

/** Products on sale, in the order of the lists. */
export interface Catalog {
  products: Product[];
  categories: Category[];
  bySlug: Map<string, Product>;
  byId: Map<number, Product>;
  /** Version of the data in the database. */
  version: string | undefined;
  /** Time of the read, in ms. */
  loadedAt: number;
}

/** Changes without a new version, such as by other programs, are seen after this time. */
const maxAgeMs = 60_000;

/** Reads the products on sale. Returns `last` if nothing has changed. */
export async function loadCatalog(db: Db, last: Catalog | undefined): Promise<Catalog> {
  const version = await catalogVersion(db);
  const loadedAt = Date.now();
  if (last && last.version === version && loadedAt - last.loadedAt < maxAgeMs) return last;
  const rows = await db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.isOnSale, true))
    .orderBy(products.position, products.id);
  const onSale = rows.map(({ product: { ratingSum, ratingCount, ...product }, categoryName }) => ({
    ...product,
    categoryName,
    averageRating: ratingCount ? ratingSum / ratingCount : null,
    reviewCount: ratingCount,
  }));
  return {
    products: onSale,
    categories: await db.select().from(categories).orderBy(categories.id),
    bySlug: new Map(onSale.map((product) => [product.slug, product])),
    byId: new Map(onSale.map((product) => [product.id, product])),
    version,
    loadedAt,
  };
}
