import { avg, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories, products, reviews } from '../../db/schema.ts';

export type Product = typeof products.$inferSelect & {
  categoryName: string;
  /** Mean of the published ratings; null when nobody has rated it. */
  averageRating: number | null;
  /** How many published ratings there are. */
  reviewCount: number;
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
  const ratings = await publishedRatings(db);
  const onSale = rows.map(({ product, categoryName }) => ({
    ...product,
    categoryName,
    ...(ratings.get(product.id) ?? unrated),
  }));
  return {
    products: onSale,
    categories: await db.select().from(categories).orderBy(categories.id),
    bySlug: new Map(onSale.map((product) => [product.slug, product])),
    byId: new Map(onSale.map((product) => [product.id, product])),
  };
}

type Ratings = Pick<Product, 'averageRating' | 'reviewCount'>;

const unrated: Ratings = { averageRating: null, reviewCount: 0 };

/** By the product's id; none of a product that nobody has rated. */
async function publishedRatings(db: Db): Promise<Map<number, Ratings>> {
  const rows = await db
    .select({ id: reviews.productId, average: avg(reviews.rating), reviewCount: count() })
    .from(reviews)
    .where(eq(reviews.status, 'published'))
    .groupBy(reviews.productId);
  return new Map(
    rows.map(({ id, average, reviewCount }) => [
      id,
      { averageRating: Number(average), reviewCount },
    ]),
  );
}
