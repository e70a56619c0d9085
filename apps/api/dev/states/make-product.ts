import { randomUUID } from 'node:crypto';
import { and, eq, max, ne } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import { withTx } from '../../src/db/with-tx.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { countRatings } from '../../src/domain/reviews/count-ratings.ts';
import { customer } from './make-customer.ts';
import { customerOf, defined, type Params, type productOf, reviewOf } from './state.ts';
import { stored } from './stored.ts';

export const newSlug = () => `state-${randomUUID()}`;

export type WantedProduct = Partial<ReturnType<typeof productOf>>;

/**
 * Creates or updates the product with this id or slug and puts it on sale. Without id and slug it
 * takes any product.
 */
export async function product(
  context: AppContext,
  { id, category: name, ...given }: WantedProduct = {},
) {
  const { db, catalog } = context;
  const { products } = tables;
  const { slug } = given;
  const categoryId = await category(db, name ?? 'Bird Spikes');
  const wanted = { isOnSale: true, ...defined(given), ...(name !== undefined && { categoryId }) };
  const isWanted =
    id !== undefined
      ? eq(products.id, id)
      : slug !== undefined
        ? eq(products.slug, slug)
        : undefined;
  if (id !== undefined && slug !== undefined) await freeSlug(db, slug, id);
  const [found] = await db.select().from(products).where(isWanted).orderBy(products.id).limit(1);
  const values = { ...defaultProduct, categoryId, slug: newSlug(), ...wanted };
  const [saved] = found
    ? await db.update(products).set(wanted).where(eq(products.id, found.id)).returning()
    : id !== undefined
      ? await db
          .insert(products)
          .overridingSystemValue()
          .values({ ...values, id })
          .returning()
      : await db.insert(products).values(values).returning();
  catalog.invalidate();
  return stored(saved);
}

/** Gives another product with this slug a new slug. */
const freeSlug = (db: AppContext['db'], slug: string, id: number) =>
  db
    .update(tables.products)
    .set({ slug: newSlug() })
    .where(and(eq(tables.products.slug, slug), ne(tables.products.id, id)));

const defaultProduct = {
  title: 'Steel Bird Spikes 1 m',
  material: 'Stainless Steel',
  position: 1000,
  shortDesc: 'Three rows of spring steel.',
  longDesc: 'A strip for ledges.',
  price: 54_900,
  maxPrice: 79_900,
  keywords: 'bird spikes',
  isBest: true,
  bullets: ['Grade 304 steel', '1 m strip', 'Humane', 'No tools', 'Lasts ten monsoons'],
  images: ['/pictures/products/crest-stainless-steel-bird-spikes-pack-of-5-1-640.webp'],
};

async function category(db: AppContext['db'], name: string): Promise<number> {
  const { categories } = tables;
  const [found] = await db.select().from(categories).where(eq(categories.name, name));
  if (found) return found.id;
  const [last] = await db.select({ id: max(categories.id) }).from(categories);
  const id = (last?.id ?? 0) + 1;
  await db.insert(categories).values({ id, name });
  return id;
}

export async function article(
  { db, content }: AppContext,
  slug: string,
  given: { title?: string; content?: string } = {},
): Promise<string> {
  const text = {
    title: 'Why pigeons come back',
    content: '<h1>Why pigeons come back</h1><p>…</p>',
    ...given,
  };
  const values = { slug, ...text };
  const { blogs } = tables;
  await db.insert(blogs).values(values).onConflictDoUpdate({ target: blogs.slug, set: text });
  content.invalidate();
  return slug;
}

export interface WantedReview {
  rating?: number;
  text?: string;
  status?: 'published' | 'pending';
}

export async function review(
  { db, catalog }: AppContext,
  userId: number,
  productId: number,
  { rating = 5, text = 'No pigeons since Diwali.', status = 'published' }: WantedReview = {},
) {
  await db.insert(tables.reviews).values({ userId, productId, rating, text, status });
  await withTx(db, (tx) => countRatings(tx, [productId]));
  catalog.invalidate();
}

export async function deleteReviews({ db, catalog }: AppContext, productId: number) {
  await db.delete(tables.reviews).where(eq(tables.reviews.productId, productId));
  await withTx(db, (tx) => countRatings(tx, [productId]));
  catalog.invalidate();
}

/** Replaces the reviews of a product with the review of these parameters. */
export async function setOnlyReview(context: AppContext, productId: number, params: Params) {
  await deleteReviews(context, productId);
  const author = await customer(context, customerOf(params));
  await review(context, author.id, productId, reviewOf(params));
}

export async function wishlistEntry({ db }: AppContext, userId: number, productId: number) {
  await db.insert(tables.wishlistEntries).values({ userId, productId });
}
