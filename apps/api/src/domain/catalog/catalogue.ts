import { avg, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products, reviews } from '../../db/schema.ts';

export type Product = typeof products.$inferSelect & {
  categoryName: string;
  /** Mean of the published ratings; null when nobody has rated it. */
  averageRating: number | null;
};

export type Category = typeof categories.$inferSelect;

/** All that is on sale, in the shop's own order. */
export interface Catalogue {
  products: Product[];
  categories: Category[];
  bySlug: Map<string, Product>;
  byId: Map<number, Product>;
}

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const rows = await db
    .select({ product: products, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.isOnSale, true))
    .orderBy(products.position, products.id);
  const ratings = await averageRatings(db);
  const onSale = rows.map(({ product, categoryName }) => ({
    ...product,
    categoryName,
    averageRating: ratings.get(product.id) ?? null,
  }));
  return {
    products: onSale,
    categories: await db.select().from(categories).orderBy(categories.id),
    bySlug: new Map(onSale.map((product) => [product.slug, product])),
    byId: new Map(onSale.map((product) => [product.id, product])),
  };
}

async function averageRatings(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: reviews.productId, average: avg(reviews.rating) })
    .from(reviews)
    .where(eq(reviews.status, 'published'))
    .groupBy(reviews.productId);
  return new Map(rows.map(({ id, average }) => [id, Number(average)]));
}
