import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, oneOf, paise, ref, time } from './columns.ts';
import { orders } from './orders.ts';

/** From the first word of a payment to the last: it only ever moves to the right. */
export const paymentStates = [
  'created',
  'failed',
  'authorised',
  'captured',
  'mismatch',
  'refunded',
] as const;

/** What is odd about money that has arrived. */
export const paymentProblems = [
  'second capture',
  'part payment',
  'too much',
  'wrong currency',
  'unknown order',
  'after expiry',
  'cancelled order',
] as const;

const sandboxStatuses = ['failed', 'authorized', 'captured', 'refunded'] as const;

/** The ledger: every payment that the provider has told of, whatever for. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    /** null: for an order that the shop does not know. */
    orderId: ref('order_id').references(() => orders.id),
    /** null: recorded before it was kept. */
    providerOrderId: text('provider_order_id'),
    state: text('state', { enum: paymentStates }).notNull(),
    /** null: not told yet. */
    amount: paise('amount_paise'),
    currency: text('currency'),
    /** Why the owner has to look at it; it stays when it has been answered. */
    problem: text('problem', { enum: paymentProblems }),
    /** Answered: by a refund, or by a mark. */
    resolvedAt: time('resolved_at'),
    /** The owner's words for a mark, or the offer that made it less than the total. */
    note: text('note'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    index('payments_age').on(t.createdAt),
    index('payments_open').on(t.problem, t.resolvedAt, t.createdAt),
    oneOf('payments_state', t.state, paymentStates),
    oneOf('payments_problem', t.problem, paymentProblems),
    atLeast('payments_amount', t.amount, 0),
  ],
);

/** Everything that was said of money, as it was said; a webhook by the provider's event id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    /** Such as 'payment.captured'. */
    type: text('type').notNull(),
    /** null: it tells of no payment. */
    paymentId: text('payment_id'),
    /** null: it came before payloads were kept. */
    payload: text('payload'),
    receivedAt: time('received_at').notNull(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId, t.receivedAt)],
);

/** Orders about whose payment the provider is still to be asked, and when. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    orderId: ref('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Whoever asks moves it on first, so that no other process asks meanwhile. */
    dueAt: time('due_at').notNull(),
    /** Times in a row that the provider gave no answer. */
    failures: integer('failures').notNull().default(0),
    /** Last question to the provider for the customer's page. */
    askedAt: time('asked_at'),
    /** Last answer of the provider, also to the reconciler. */
    answeredAt: time('answered_at'),
  },
  (t) => [
    index('payment_checks_due').on(t.dueAt),
    atLeast('payment_checks_failures', t.failures, 0),
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
