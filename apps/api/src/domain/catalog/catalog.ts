import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products } from '../../db/schema.ts';
import { catalogVersion } from './version.ts';

type Row = typeof products.$inferSelect;

export type Product = Omit<Row, 'ratingCount' | 'ratingSum'> & {
  categoryName: string;
  /** Mean of the published ratings; null when nobody has rated it. */
  averageRating: number | null;
  /** How many published ratings there are. */
  reviewCount: number;
};

export type Category = typeof categories.$inferSelect;

/** All that is on sale, in the shop's own order. */
export interface Catalog {
  products: Product[];
  categories: Category[];
  bySlug: Map<string, Product>;
  byId: Map<number, Product>;
  /** Of the database's state that this was read from. */
  version: string | undefined;
  /** When it was read, in ms. */
  loadedAt: number;
}

/** A change that does not say so, such as one made by hand in the database, is seen after so long. */
const maxAgeMs = 60_000;

/** All that is on sale; `last` again where nothing has changed since. */
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
