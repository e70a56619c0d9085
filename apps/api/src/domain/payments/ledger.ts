import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, paymentChecks, paymentEvents, payments } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { pipeline } from '../../db/with-tx.ts';
import { issueCreditNote, issueInvoice, itemsOf } from '../invoices/issue-invoice.ts';
import { assessPayment } from './assess-payment.ts';
import { queueOrderMail } from './order-mail.ts';
import { nextPaymentStatus, nextState, type PaymentState } from './payment-state.ts';
import { queueCancelledPaymentMail, queueSecondPaymentMail } from './returned-payment-mail.ts';

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** A report of a payment by the provider, a webhook or the browser. */
export interface PaymentReport {
  paymentId: string;
  /** null: the payment has no order. */
  providerOrderId: string | null;
  state: PaymentState;
  /** Paise and currency; undefined: not reported. Required for captured payments. */
  money?: { amount: number; currency: string };
  /** Set if an offer covers the rest of the total; shown to the owner. */
  offerNote?: string;
}

export interface LedgerContext {
  now: Date;
  /** URL for links in mails; undefined: unknown. */
  siteUrl: string | undefined;
}

type EventRow = Required<typeof paymentEvents.$inferInsert>;

const insertEvent = statement((db, event: EventRow) =>
  db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId }),
);

/**
 * Stores a payment report unchanged.
 *
 * @returns false if it is already stored
 */
export async function storeEvent(tx: Db, event: EventRow): Promise<boolean> {
  return (await insertEvent(tx, event)).length > 0;
}

/**
 * Moves a payment and its order forward in the caller's transaction. Row locks let only one of
 * several reports make each step and write its mail. The order is locked before the payment.
 *
 * @returns false if the report contains nothing new
 */
export async function recordPayment(
  tx: Db,
  context: LedgerContext,
  report: PaymentReport,
): Promise<boolean> {
  const order = await lockedOrder(tx, report.providerOrderId);
  const { row, isNew } = await lockedPayment(tx, context.now, report, order);
  // A payment pays one order only.
  if (order && row.orderId !== null && row.orderId !== order.id) return false;
  const orderFound = order !== undefined && row.orderId === null;
  const isOffer = row.problem === 'part payment' && report.offerNote !== undefined;
  // Reassesses a payment whose order or offer was unknown.
  const from = (orderFound || isOffer) && row.state === 'mismatch' ? 'created' : row.state;
  const state = nextState(from, report.state);
  const hasNewAmount = row.amount === null && report.money !== undefined;
  if (!isNew && !orderFound && !hasNewAmount && state === row.state) return false;
  await applyState(tx, context, {
    row: { ...row, orderId: order?.id ?? row.orderId },
    order,
    report,
    state,
  });
  return true;
}

interface Transition {
  row: PaymentRow;
  order: OrderRow | undefined;
  report: PaymentReport;
  state: PaymentState;
}

const savePayment = statement(
  (db, { id, ...changed }: Omit<PaymentRow, 'providerOrderId' | 'createdAt'>) =>
    db.update(payments).set(changed).where(eq(payments.id, id)),
);

async function applyState(
  tx: Db,
  context: LedgerContext,
  { row, order, report, state }: Transition,
): Promise<void> {
  const { now } = context;
  const { amount, currency } = report.money ?? row;
  const { id, orderId, problem: oldProblem, resolvedAt, note } = row;
  const current = { id, orderId, state, amount, currency, problem: oldProblem, resolvedAt, note };
  const save = (more: Partial<PaymentRow>) =>
    savePayment(tx, { ...current, changedAt: now, ...more });
  switch (state) {
    case 'captured': {
      if (amount === null || currency === null) throw new Error('Captured money has an amount');
      const coversTotal = report.offerNote !== undefined;
      const assessment = assessPayment(order, { id: row.id, amount, currency, coversTotal }, now);
      const { paysOrder, problem } = assessment;
      await pipeline([
        save({
          state: assessment.state,
          problem,
          resolvedAt: null,
          note: report.offerNote ?? note,
        }),
        order && paysOrder && updateOrder(tx, context, order, 'captured', { id, amount }),
        order &&
          problem === 'second capture' &&
          queueSecondPaymentMail(tx, now, order, { id: row.id, amount }),
        order &&
          problem === 'cancelled order' &&
          queueCancelledPaymentMail(tx, now, order, { id: row.id, amount }),
        // The reconciler refunds payments of cancelled orders and looks for offers.
        order &&
          (problem === 'cancelled order' || problem === 'part payment') &&
          scheduleCheck(tx, { orderId: order.id, dueAt: now }),
      ]);
      return;
    }
    case 'refunded':
      await pipeline([
        save({ resolvedAt: row.problem === null ? null : (row.resolvedAt ?? now) }),
        order?.paymentStatus === 'completed' &&
          order.paymentId === id &&
          refundOrder(tx, now, order),
      ]);
      return;
    case 'failed':
      await pipeline([
        save({}),
        order && updateOrder(tx, context, order, 'failed', { id, amount }),
      ]);
      return;
    case 'authorised': {
      // Not captured without an offer: the owner must know.
      const isPartial =
        order && order.paymentStatus !== 'completed' && (amount ?? order.total) < order.total;
      await pipeline([
        save(isPartial ? { problem: 'part payment', resolvedAt: null } : {}),
        // The reconciler captures it.
        order &&
          order.paymentStatus !== 'completed' &&
          scheduleCheck(tx, { orderId: order.id, dueAt: now }),
      ]);
      return;
    }
    default:
      await save({});
  }
}

const saveOrder = statement(
  (db, { id, ...changed }: Pick<OrderRow, 'id' | 'paymentStatus' | 'paymentId' | 'paidAt'>) =>
    db.update(orders).set(changed).where(eq(orders.id, id)),
);

const markRefunded = statement((db, { id, refundedAt }: { id: number; refundedAt: Date }) =>
  db.update(orders).set({ refundedAt }).where(eq(orders.id, id)),
);

async function refundOrder(tx: Db, now: Date, order: OrderRow): Promise<void> {
  await pipeline([
    markRefunded(tx, { id: order.id, refundedAt: now }),
    issueCreditNote(tx, now, order),
  ]);
}

async function updateOrder(
  tx: Db,
  { now, siteUrl }: LedgerContext,
  order: OrderRow,
  outcome: 'captured' | 'failed',
  { id: paymentId, amount }: Pick<PaymentRow, 'id' | 'amount'>,
): Promise<void> {
  const paymentStatus = nextPaymentStatus(order.paymentStatus, outcome);
  if (paymentStatus === order.paymentStatus) return;
  const isPaid = paymentStatus === 'completed';
  await pipeline([
    saveOrder(tx, { id: order.id, paymentStatus, paymentId, paidAt: isPaid ? now : null }),
    isPaid && confirmOrder(tx, { now, siteUrl }, order, { id: paymentId, amount }),
  ]);
}

/** Issues the invoice and mails it with the confirmation. */
async function confirmOrder(
  tx: Db,
  { now, siteUrl }: LedgerContext,
  order: OrderRow,
  { id: paymentId, amount }: Pick<PaymentRow, 'id' | 'amount'>,
): Promise<void> {
  const items = await itemsOf(tx, { id: order.id });
  const invoiceNumber = await issueInvoice(tx, now, order, items);
  await queueOrderMail(tx, now, {
    order,
    items,
    paymentId,
    amount: amount ?? order.total,
    siteUrl,
    invoiceNumber,
  });
}

/** Lets the reconciler check the order in the next round after `dueAt`. */
export const scheduleCheck = statement((db, { orderId, dueAt }: { orderId: number; dueAt: Date }) =>
  db
    .insert(paymentChecks)
    .values({ orderId, dueAt })
    .onConflictDoUpdate({ target: paymentChecks.orderId, set: { dueAt, failures: 0 } }),
);

const lockOrder = statement((db, { providerOrderId }: { providerOrderId: string }) =>
  db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)).for('update'),
);

async function lockedOrder(tx: Db, providerOrderId: string | null): Promise<OrderRow | undefined> {
  if (providerOrderId === null) return undefined;
  const [order] = await lockOrder(tx, { providerOrderId });
  return order;
}

const insertPayment = statement((db, payment: typeof payments.$inferInsert) =>
  db.insert(payments).values(payment).onConflictDoNothing().returning(),
);
const lockPayment = statement((db, { id }: { id: string }) =>
  db.select().from(payments).where(eq(payments.id, id)).for('update'),
);

async function lockedPayment(
  tx: Db,
  now: Date,
  { paymentId: id, providerOrderId, money }: PaymentReport,
  order: OrderRow | undefined,
): Promise<{ row: PaymentRow; isNew: boolean }> {
  const [inserted] = await insertPayment(tx, {
    id,
    orderId: order?.id ?? null,
    providerOrderId,
    state: 'created',
    ...money,
    createdAt: now,
    changedAt: now,
  });
  if (inserted) return { row: inserted, isNew: true };
  const [row] = await lockPayment(tx, { id });
  if (!row) throw new Error('The payment was not stored');
  return { row, isNew: false };
}
