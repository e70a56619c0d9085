import { randomUUID } from 'node:crypto';
import { desc, eq, like } from 'drizzle-orm';
import * as tables from '../../src/db/schema.ts';
import { toAddress } from '../../src/domain/addresses/address-copy.ts';
import { sendOtp } from '../../src/domain/identity/otp.ts';
import { hashPassword } from '../../src/domain/identity/password.ts';
import { makeToken } from '../../src/domain/identity/token.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { sandboxId } from '../sandbox/sandbox-provider.ts';

export const newEmail = () => `state-${randomUUID()}@example.com`;
export const newSlug = () => `state-${randomUUID()}`;

/** A customer with a session; an existing one of that e-mail is given the password. */
export async function customer(
  { db, keys, now, config }: Shop,
  wanted: {
    email?: string | undefined;
    password?: string | undefined;
    name?: string | undefined;
  } = {},
) {
  const { email = newEmail(), name = 'Asha Rao', password } = wanted;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const values = { email: email.toLowerCase(), name, contact: '98765 43210', passwordHash };
  const [user] = await db
    .insert(tables.users)
    .values(values)
    .onConflictDoUpdate({ target: tables.users.email, set: values })
    .returning();
  const { id } = stored(user);
  await db.delete(tables.rateLimits).where(like(tables.rateLimits.key, 'login-%'));
  return { id, token: await makeToken(keys.jwt, id, now(), config.sessionHours) };
}

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
  ...{ title: 'Steel Bird Spikes 1 m', material: 'Stainless Steel', position: 1000 },
  ...{ shortDesc: 'Three rows of spring steel.', longDesc: 'A strip for ledges.' },
  ...{ price: 54_900, maxPrice: 79_900, keywords: 'bird spikes', isBest: true },
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

export async function address({ db }: Shop, userId: number) {
  const [row] = await db
    .insert(tables.addresses)
    .values({
      ...{ userId, fullName: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
      ...{ city: 'Mysuru', state: 'Karnataka', zipCode: '570001' },
    })
    .returning();
  return stored(row);
}

type OrderRow = typeof tables.orders.$inferInsert;

/** An order of two pieces of one product. */
export async function order(
  shop: Shop,
  userId: number,
  status: Pick<OrderRow, 'deliveryStatus' | 'paymentStatus'>,
) {
  const { id: productId, title, price, images } = await product(shop);
  const providerOrderId = sandboxId('order');
  const total = price * 2;
  const [row] = await shop.db
    .insert(tables.orders)
    .values({
      ...{ userId, total, providerOrderId, ...status },
      address: toAddress(await address(shop, userId)),
    })
    .returning();
  const { id } = stored(row);
  await shop.db.insert(tables.orderItems).values({
    ...{ userId, orderId: id, productId, productName: title, productImage: images[0] ?? null },
    ...{ price, quantity: 2 },
  });
  await shop.db
    .insert(tables.sandboxOrders)
    .values({ id: providerOrderId, amount: total, receipt: `order-${id}` });
  return { id, productId, providerOrderId };
}

export function paymentStatus(value: unknown): 'pending' | 'failed' | 'completed' {
  return value === 'completed' || value === 'failed' ? value : 'pending';
}

export async function review({ db, catalogue }: Shop, userId: number, productId: number) {
  await db.insert(tables.reviews).values({
    ...{ userId, productId, rating: 5, text: 'No pigeons since Diwali.', status: 'published' },
  });
  catalogue.forget();
}

export async function wishlistEntry({ db }: Shop, userId: number, productId: number) {
  await db.insert(tables.wishlistEntries).values({ userId, productId });
}

/** Takes the limits off that earlier requests have used up. */
export async function allowAnotherOtp({ db }: Shop, email = ''): Promise<void> {
  await db.delete(tables.rateLimits).where(like(tables.rateLimits.key, 'otp-%'));
  await db.delete(tables.otps).where(eq(tables.otps.email, email));
}

/** No account, no proof of the address and no OTP is left; an account keeps its rows elsewhere. */
export async function forgetAddress(shop: Shop, email: string): Promise<void> {
  const { db } = shop;
  await allowAnotherOtp(shop, email);
  await db.delete(tables.verifiedEmails).where(eq(tables.verifiedEmails.email, email));
  await db.update(tables.users).set({ email: newEmail() }).where(eq(tables.users.email, email));
}

/** The six digits, read from the mail. */
export async function otp(shop: Shop, email: string): Promise<string> {
  const { db } = shop;
  await allowAnotherOtp(shop, email);
  await sendOtp(shop, email, 'provider states');
  const ofEmail = eq(tables.mails.to, email);
  const newest = [desc(tables.mails.createdAt), desc(tables.mails.id)];
  const [mail] = await db
    .select()
    .from(tables.mails)
    .where(ofEmail)
    .orderBy(...newest)
    .limit(1);
  return /\b\d{6}\b/.exec(stored(mail).text)?.[0] ?? '';
}

export async function verifiedEmail({ db, now }: Shop, email: string): Promise<void> {
  const row = { email, verifiedAt: now() };
  await db
    .insert(tables.verifiedEmails)
    .values(row)
    .onConflictDoUpdate({ target: tables.verifiedEmails.email, set: row });
}

function stored<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The state was not stored');
  return row;
}
