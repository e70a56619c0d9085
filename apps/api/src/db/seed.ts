import { count, eq } from 'drizzle-orm';
import { hashPassword } from '../identity/password.ts';
import type { Db } from './connect.ts';
import * as tables from './schema.ts';
import type { SeedData } from './seed-data.ts';
import { withTx } from './with-tx.ts';

const day = 24 * 60 * 60 * 1000;

/** Fills an empty database with what the shop starts with, whole or not at all; false: not empty. */
export async function seedIfEmpty(db: Db, data: SeedData, now: Date): Promise<boolean> {
  const [kept] = await db.select({ number: count() }).from(tables.products);
  if (kept && kept.number > 0) return false;
  const passwordHash = data.demo && (await hashPassword(data.demo.password));
  return withTx(db, async (tx) => {
    const [mark] = await tx
      .insert(tables.facts)
      .values({ name: 'seeded', value: now.toISOString() })
      .onConflictDoNothing() // another process is quicker, or the shop was emptied on purpose
      .returning();
    if (!mark) return false;
    const productIds = await insertCatalogue(tx, data);
    await insertContent(tx, data, now);
    const userIds = await insertCustomers(tx, data, now, passwordHash);
    const days = (ago: number) => new Date(now.getTime() - ago * day);
    const reviews = data.reviews.map(({ product, customer, rating, text, daysAgo }) => ({
      productId: known(productIds, product),
      userId: known(userIds, customer),
      ...{ rating, text, status: 'published' as const, createdAt: days(daysAgo) },
    }));
    if (reviews.length > 0) await tx.insert(tables.reviews).values(reviews);
    return true;
  });
}

async function insertCatalogue(tx: Db, { categories, products }: SeedData) {
  await tx
    .insert(tables.categories)
    .values(categories.map((name, index) => ({ id: index + 1, name })));
  const rows = await tx
    .insert(tables.products)
    .values(
      products.map((product, index) => ({
        ...{ slug: product.slug, title: product.title, material: product.material },
        categoryId: categories.indexOf(product.category) + 1,
        ...{ shortDesc: product.short_desc, longDesc: product.long_desc },
        ...{ price: product.price * 100, maxPrice: product.max_price * 100 },
        ...{ isBest: product.isBest, keywords: product.keywords },
        ...{ bullets: product.bullets, images: product.images, position: index },
      })),
    )
    .returning({ slug: tables.products.slug, id: tables.products.id });
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function insertContent(tx: Db, { gallery, blogs }: SeedData, now: Date) {
  if (gallery.length > 0) {
    await tx
      .insert(tables.galleryItems)
      .values(gallery.map((item, position) => ({ ...item, position })));
  }
  if (blogs.length > 0) {
    await tx.insert(tables.blogs).values(
      blogs.map(({ daysAgo, ...blog }) => ({
        ...blog,
        createdAt: new Date(now.getTime() - daysAgo * day),
      })),
    );
  }
}

async function insertCustomers(
  tx: Db,
  { customers, demo }: SeedData,
  now: Date,
  passwordHash: string | undefined,
) {
  const people = customers.map(({ name, email }) => ({ name, email, createdAt: now }));
  if (people.length === 0 && !demo) return new Map<string, number>();
  const rows = await tx
    .insert(tables.users)
    .values([
      ...people,
      ...(demo ? [{ name: demo.name, email: demo.email, passwordHash, createdAt: now }] : []),
    ])
    .onConflictDoNothing()
    .returning({ email: tables.users.email, id: tables.users.id });
  return new Map(rows.map(({ email, id }) => [email, id]));
}

function known(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed names ${name}, which it does not hold`);
  return id;
}

/** Whether the demo customer can log in here. */
export async function hasCustomer(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: tables.users.id })
    .from(tables.users)
    .where(eq(tables.users.email, email));
  return rows.length > 0;
}
