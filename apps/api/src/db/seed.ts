import { count, eq, sql, sum } from 'drizzle-orm';
import type { Db } from './connect.ts';
import * as tables from './schema.ts';
import type { SeedData } from './seed-data.ts';
import { type IssueInvoice, insertDemo } from './seed-demo.ts';
import { idOf, type Seeded } from './seeded.ts';
import { withTx } from './with-tx.ts';

const day = 24 * 60 * 60 * 1000;

/** Rules of the domain that the seed needs. */
export interface SeedRules {
  hashPassword: (password: string) => Promise<string>;
  issueInvoice: IssueInvoice;
}

/** Seeds an empty database completely or not at all. Returns false if it is not empty. */
export async function seedIfEmpty(
  db: Db,
  data: SeedData,
  now: Date,
  { hashPassword, issueInvoice }: SeedRules,
): Promise<boolean> {
  // An owner starts with categories.
  if ((await db.$count(tables.products)) + (await db.$count(tables.categories)) > 0) return false;
  const { demo } = data;
  const passwordHash = demo && (await hashPassword(demo.customer.password));
  return withTx(db, async (tx) => {
    const [mark] = await tx
      .insert(tables.facts)
      .values({ name: 'seeded', value: now.toISOString() })
      .onConflictDoNothing() // another process was faster, or the owner has deleted all products
      .returning();
    if (!mark) return false;
    const productIds = await insertCatalog(tx, data);
    const seeded = { productIds, daysAgo: (days: number) => new Date(now.getTime() - days * day) };
    await insertContent(tx, data, seeded);
    await insertReviews(tx, data, seeded);
    if (demo && passwordHash) await insertDemo(tx, demo, { passwordHash, issueInvoice }, seeded);
    await countRatings(tx);
    return true;
  });
}

async function insertCatalog(tx: Db, { categories, products }: SeedData) {
  await tx
    .insert(tables.categories)
    .values(categories.map((name, index) => ({ id: index + 1, name })));
  const rows = await tx
    .insert(tables.products)
    .values(
      products.map((product, position) => ({
        slug: product.slug,
        title: product.title,
        material: product.material,
        position,
        categoryId: categories.indexOf(product.category) + 1,
        shortDesc: product.short_desc,
        longDesc: product.long_desc,
        price: product.price * 100,
        maxPrice: product.max_price * 100,
        isBest: product.isBest,
        keywords: product.keywords,
        bullets: product.bullets,
        images: product.images,
        gstBasisPoints: product.gst_rate * 100,
        hsn: product.hsn,
        genericName: product.generic_name,
        netQuantity: product.net_quantity,
        manufacturer: product.manufacturer,
      })),
    )
    .returning({ slug: tables.products.slug, id: tables.products.id });
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function insertContent(tx: Db, { gallery, blogs }: SeedData, seeded: Seeded) {
  const { daysAgo, productIds } = seeded;
  await tx.insert(tables.galleryItems).values(
    gallery.map(({ image, image_title, image_description, product_slug }, position) => ({
      image,
      title: image_title,
      description: image_description,
      productId: idOf(productIds, product_slug),
      position,
    })),
  );
  await tx
    .insert(tables.blogs)
    .values(blogs.map(({ days_ago, ...blog }) => ({ ...blog, createdAt: daysAgo(days_ago) })));
}

async function insertReviews(tx: Db, data: SeedData, { productIds, daysAgo }: Seeded) {
  const rows = await tx
    .insert(tables.users)
    .values(data.reviewers)
    .returning({ email: tables.users.email, id: tables.users.id });
  const userIds = new Map(rows.map(({ email, id }) => [email, id]));
  await tx.insert(tables.reviews).values(
    data.reviews.map(({ slug, email, rating, review_text: text, days_ago }) => ({
      productId: idOf(productIds, slug),
      userId: idOf(userIds, email),
      rating,
      text,
      status: 'published' as const,
      createdAt: daysAgo(days_ago),
    })),
  );
}

async function countRatings(tx: Db) {
  const { products, reviews } = tables;
  const published = tx
    .select({
      id: reviews.productId,
      count: count().as('count'),
      sum: sum(reviews.rating).as('sum'),
    })
    .from(reviews)
    .where(eq(reviews.status, 'published'))
    .groupBy(reviews.productId)
    .as('published');
  await tx
    .update(products)
    .set({ ratingCount: sql`${published.count}`, ratingSum: sql`${published.sum}` })
    .from(published)
    .where(eq(products.id, published.id));
}

/** Returns whether the demo customer exists. */
export async function hasCustomer(db: Db, email: string): Promise<boolean> {
  const isThis = eq(tables.users.email, email);
  return (await db.select({ id: tables.users.id }).from(tables.users).where(isThis)).length > 0;
}
