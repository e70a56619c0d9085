import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, oneOf, paise, ref, time } from './columns.ts';
import { orders } from './orders.ts';

/** In order: a payment only moves to a later state. */
export const paymentStates = [
  'created',
  'failed',
  'authorised',
  'captured',
  'mismatch',
  'refunded',
] as const;

/** Reasons why the owner must check a payment. */
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

/** The ledger: every payment that the provider has reported. */
export const payments = pgTable(
  'payments',
  {
    /** ID at the provider. */
    id: text('id').primaryKey(),
    /** null: unknown order. */
    orderId: ref('order_id').references(() => orders.id),
    /** null in rows from before this column. */
    providerOrderId: text('provider_order_id'),
    state: text('state', { enum: paymentStates }).notNull(),
    /** Paise; null: not reported yet. */
    amount: paise('amount_paise'),
    currency: text('currency'),
    /** Stays after it is resolved. */
    problem: text('problem', { enum: paymentProblems }),
    /** Set by a refund or a mark. */
    resolvedAt: time('resolved_at'),
    /** Text of the mark, or the offer that reduced the amount. */
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

/** All payment reports, unchanged. The ID of a webhook is the provider's event ID. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    /** Such as 'payment.captured'. */
    type: text('type').notNull(),
    /** null: no payment in the event. */
    paymentId: text('payment_id'),
    /** null in rows from before this column. */
    payload: text('payload'),
    receivedAt: time('received_at').notNull(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId, t.receivedAt)],
);

/** Orders whose payment the reconciler checks. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    orderId: ref('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** A process moves it first, so that no other process checks the same order. */
    dueAt: time('due_at').notNull(),
    /** Consecutive requests without a response. */
    failures: integer('failures').notNull().default(0),
    /** Last request to the provider for the customer's page. */
    askedAt: time('asked_at'),
    /** Last response of the provider. */
    answeredAt: time('answered_at'),
  },
  (t) => [
    index('payment_checks_due').on(t.dueAt),
    atLeast('payment_checks_failures', t.failures, 0),
  ],
);

/** Data of the payment sandbox. */
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
