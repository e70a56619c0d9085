import { type Column, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

// Portable on purpose (PostgreSQL, CockroachDB, YugabyteDB, Citus, Aurora): no extensions, triggers
// or stored procedures. Money is whole paise. Ids stay below 2^53 and their order means nothing.

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const paise = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => time('created_at').notNull().defaultNow();

// What the code promises of a row the database holds too, whoever writes it.
const atLeast = (name: string, column: Column, least: number) =>
  check(name, sql`${column} >= ${sql.raw(String(least))}`);
const between = (name: string, column: Column, least: number, most: number) =>
  check(name, sql`${column} between ${sql.raw(`${least} and ${most}`)}`);
const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

const deliveryStatuses = ['pending', 'delivered'] as const;
const paymentStatuses = ['pending', 'failed', 'completed'] as const;
const reviewStatuses = ['published', 'pending', 'draft'] as const;
const sandboxStatuses = ['failed', 'captured'] as const;

/** Facts about the database itself, such as when it was seeded. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const categories = pgTable('categories', {
  id: ref('id').primaryKey(),
  name: text('name').notNull().unique(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    categoryId: ref('category_id')
      .notNull()
      .references(() => categories.id),
    material: text('material').notNull(),
    shortDesc: text('short_desc').notNull(),
    longDesc: text('long_desc').notNull(),
    price: paise('price_paise').notNull(),
    maxPrice: paise('max_price_paise').notNull(),
    isBest: boolean('is_best').notNull().default(false),
    keywords: text('keywords').notNull().default(''),
    bullets: jsonb('bullets').$type<string[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
    /** The shop's own order. */
    position: integer('position').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
  },
  (t) => [
    atLeast('products_price', t.price, 0),
    check('products_max_price', sql`${t.maxPrice} >= ${t.price}`),
  ],
);

export const galleryItems = pgTable('gallery_items', {
  id: id(),
  position: integer('position').notNull(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** What the picture shows. */
  productId: ref('product_id').references(() => products.id, { onDelete: 'set null' }),
});

export const blogs = pgTable('blogs', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** HTML. */
  content: text('content').notNull(),
  createdAt: createdAt(),
});

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

export const users = pgTable('users', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  contact: text('contact'),
  address: text('address'),
  state: text('state'),
  city: text('city'),
  postalcode: text('postalcode'),
  /** null: the account cannot log in (seeded reviewers). */
  passwordHash: text('password_hash'),
  createdAt: createdAt(),
});

/** Where customers have logged in from, as keyed hashes: strangers' wrong guesses do not close that to them. */
export const knownClients = pgTable(
  'known_clients',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    clientHash: text('client_hash').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.clientHash] }),
    index('known_clients_seen').on(t.seenAt),
  ],
);

/** One-time passwords; only a keyed hash is kept. The newest of an address and purpose counts. */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    guesses: integer('guesses').notNull().default(0),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    index('otps_email').on(t.email, t.purpose, t.createdAt),
    atLeast('otps_guesses', t.guesses, 0),
  ],
);

/** Addresses proven by an OTP; registration is open to them for a while. */
export const verifiedEmails = pgTable('verified_emails', {
  email: text('email').primaryKey(),
  verifiedAt: time('verified_at').notNull(),
});

/** Counters of fixed windows, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowStart: time('window_start').notNull(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    addressLine2: text('address_line2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('addresses_user').on(t.userId, t.createdAt)],
);

/** The address an order goes to, as it was when the order was placed. */
export interface AddressCopy {
  id: number;
  user: number;
  full_name: string;
  phone: string;
  address: string;
  address_line2: string | null;
  city: string;
  state: string;
  zip_code: string;
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    total: paise('total_paise').notNull(),
    address: jsonb('address').$type<AddressCopy>().notNull(),
    deliveryStatus: text('delivery_status', { enum: deliveryStatuses })
      .notNull()
      .default('pending'),
    deliveredAt: time('delivered_at'),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('pending'),
    /** null until the payment provider has made its order: till then nobody sees this one. */
    providerOrderId: text('provider_order_id').unique(),
    paymentId: text('payment_id'),
    paidAt: time('paid_at'),
    /** When the reconciler last asked the provider. */
    paymentCheckedAt: time('payment_checked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_open').on(t.paymentStatus, t.createdAt),
    atLeast('orders_total', t.total, 0),
    oneOf('orders_delivery_status', t.deliveryStatus, deliveryStatuses),
    oneOf('orders_payment_status', t.paymentStatus, paymentStatuses),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    productImage: text('product_image'),
    price: paise('price_paise').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    index('order_items_order').on(t.orderId),
    index('order_items_user').on(t.userId),
    atLeast('order_items_price', t.price, 0),
    between('order_items_quantity', t.quantity, 1, 1000),
  ],
);

/** Captured for an order that another payment had paid: owed back to the customer. */
export const extraPayments = pgTable(
  'extra_payments',
  {
    /** The provider's. */
    paymentId: text('payment_id').primaryKey(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    foundAt: time('found_at').notNull(),
    refundedAt: time('refunded_at'),
  },
  (t) => [index('extra_payments_open').on(t.refundedAt, t.foundAt)],
);

/** What a purchase attempt's key led to, so that repeating it places no second order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: ref('order_id').references(() => orders.id),
    /** Until then one request works on it; null: none does. */
    lockedUntil: time('locked_until'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** Webhook events already worked on, by the provider's event id. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: time('received_at').notNull(),
});

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    orderId: ref('order_id').references(() => orders.id),
    rating: integer('rating').notNull(),
    text: text('review_text').notNull(),
    status: text('status', { enum: reviewStatuses }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reviews_one_each').on(t.userId, t.productId),
    index('reviews_product').on(t.productId, t.status, t.createdAt),
    between('reviews_rating', t.rating, 1, 5),
    oneOf('reviews_status', t.status, reviewStatuses),
  ],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('wishlist_one_each').on(t.userId, t.productId)],
);

/** Mails to send once the transaction that wrote them is committed. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** At most one mail of a name, such as 'order-paid:12'. */
    onceName: text('once_name').unique(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    /** From then on it would come too late, and is not sent. */
    expiresAt: time('expires_at'),
    claimedAt: time('claimed_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: time('sent_at'),
  },
  (t) => [
    index('mails_unsent').on(t.sentAt, t.createdAt),
    atLeast('mails_attempts', t.attempts, 0),
  ],
);

/** What the sandbox payment provider remembers; unused with a real provider. */
export const sandboxOrders = pgTable(
  'sandbox_orders',
  {
    id: text('id').primaryKey(),
    amount: paise('amount_paise').notNull(),
    receipt: text('receipt').notNull(),
    createdAt: createdAt(),
  },
  (t) => [atLeast('sandbox_orders_amount', t.amount, 0)],
);

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    status: text('status', { enum: sandboxStatuses }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sandbox_payments_order').on(t.orderId),
    oneOf('sandbox_payments_status', t.status, sandboxStatuses),
  ],
);
