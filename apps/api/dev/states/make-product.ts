import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import { withTx } from '../../src/db/with-tx.ts';
import { countRatings } from '../../src/domain/reviews/count-ratings.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { stored } from './stored.ts';

export const newSlug = () => `state-${randomUUID()}`;

/** The product of that slug, on sale; any product when none is named. */
export async function product({ db, catalogue }: Shop, slug?: string) {
  const isWanted = slug === undefined ? undefined : eq(tables.products.slug, slug);
  const { products } = tables;
  const [found] = await db.select().from(products).where(isWanted).orderBy(products.id).limit(1);
  const [put] = found
    ? await db.update(products).set({ isOnSale: true }).where(eq(products.id, found.id)).returning()
    : await db
        .insert(products)
        .values({ ...plainProduct, slug: slug ?? 'bird-spikes', categoryId: await category(db) })
        .returning();
  catalogue.forget();
  return stored(put);
}

const plainProduct = {
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

async function category(db: Shop['db']): Promise<number> {
  await db.insert(tables.categories).values({ id: 1, name: 'Bird Spikes' }).onConflictDoNothing();
  return 1;
}

export async function article({ db, content }: Shop, slug: string): Promise<string> {
  const text = {
    title: 'Why pigeons come back',
    content: '<h1>Why pigeons come back</h1><p>…</p>',
  };
  await db
    .insert(tables.blogs)
    .values({ slug, ...text })
    .onConflictDoNothing();
  content.forget();
  return slug;
}

export async function review({ db, catalogue }: Shop, userId: number, productId: number) {
  await db.insert(tables.reviews).values({
    userId,
    productId,
    rating: 5,
    text: 'No pigeons since Diwali.',
    status: 'published',
  });
  await withTx(db, (tx) => countRatings(tx, [productId]));
  catalogue.forget();
}

export async function wishlistEntry({ db }: Shop, userId: number, productId: number) {
  await db.insert(tables.wishlistEntries).values({ userId, productId });
}
