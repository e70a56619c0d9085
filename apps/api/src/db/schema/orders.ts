import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { atLeast, between, createdAt, id, oneOf, paise, ref, time } from './columns.ts';
import { users } from './people.ts';

const deliveryStatuses = ['pending', 'delivered'] as const;
const paymentStatuses = ['pending', 'failed', 'completed'] as const;

/** Copy of the address at the time of the order. */
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
  /** GST registration of a business. */
  gstin?: string;
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
    /** null until the provider has created its order; customers do not see the order before. */
    providerOrderId: text('provider_order_id').unique(),
    /** Payment that paid the order, or the last failed one. */
    paymentId: text('payment_id'),
    paidAt: time('paid_at'),
    cancelledAt: time('cancelled_at'),
    /** Time of the full refund of that payment. */
    refundedAt: time('refunded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_waiting').on(t.deliveryStatus, t.paymentStatus, t.createdAt),
    index('orders_age').on(t.createdAt),
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
    /** GST in the price, hundredths of a percent, and HSN code at the time of the order. */
    gstBasisPoints: integer('gst_basis_points'),
    hsn: text('hsn'),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    index('order_items_order').on(t.orderId),
    index('order_items_user').on(t.userId),
    atLeast('order_items_price', t.price, 0),
    between('order_items_quantity', t.quantity, 1, 1000),
  ],
);

const invoiceKinds = ['invoice', 'credit note'] as const;

/** Tax invoices of paid orders, and credit notes of their refunds. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoices_order').on(t.orderId, t.kind),
    oneOf('invoices_kind', t.kind, invoiceKinds),
  ],
);

/** The last number of each series, such as 'INV-2627'. The law asks for numbers without gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

/** Idempotency keys: a repeated key places no second order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: ref('order_id').references(() => orders.id),
    /** A request works on the key until then; null: none. */
    lockedUntil: time('locked_until'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);
