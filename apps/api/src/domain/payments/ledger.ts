import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, paymentChecks, paymentEvents, payments } from '../../db/schema.ts';
import { judge } from './judge.ts';
import { queueOrderMail } from './order-mail.ts';
import { nextPaymentStatus, nextState, type PaymentState } from './payment-state.ts';
import { queueSecondPaymentMail } from './second-payment-mail.ts';

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** What somebody says of a payment. */
export interface PaymentReport {
  paymentId: string;
  /** null: paid for no order. */
  providerOrderId: string | null;
  state: PaymentState;
  /** Paise, with its currency; undefined: not told, which no captured payment may be. */
  money?: { amount: number; currency: string };
}

export interface At {
  now: Date;
  /** Where the shop is, for links in mails; undefined: not known. */
  siteUrl: string | undefined;
}

/** Keeps what was said of money, as it was said. @returns false: it was kept before */
export async function keepEvent(
  tx: Db,
  event: Required<typeof paymentEvents.$inferInsert>,
): Promise<boolean> {
  const kept = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return kept.length > 0;
}

/**
 * Moves a payment forward, and with it the order that it pays, within the caller's transaction.
 * However many sources report the same payment, the row locks let one of them make each step, and
 * that one writes the mail. The order is locked before the payment.
 *
 * @returns false: nothing new was said
 */
export async function recordPayment(tx: Db, at: At, report: PaymentReport): Promise<boolean> {
  const order = await lockedOrder(tx, report.providerOrderId);
  const { row, isNew } = await lockedPayment(tx, at.now, report, order);
  // One payment pays one order: what is said of another is said of no payment of ours.
  if (order && row.orderId !== null && row.orderId !== order.id) return false;
  const isFound = order !== undefined && row.orderId === null;
  // What was judged without its order is judged anew.
  const from = isFound && row.state === 'mismatch' ? 'created' : row.state;
  const state = nextState(from, report.state);
  if (!isNew && !isFound && state === row.state) return false;
  await step(tx, at, { row: { ...row, orderId: order?.id ?? row.orderId }, order, report, state });
  return true;
}

interface Step {
  row: PaymentRow;
  order: OrderRow | undefined;
  report: PaymentReport;
  state: PaymentState;
}

async function step(tx: Db, at: At, { row, order, report, state }: Step): Promise<void> {
  const { now } = at;
  const { amount, currency } = report.money ?? row;
  const save = (more: Partial<PaymentRow>) =>
    tx
      .update(payments)
      .set({ state, orderId: row.orderId, amount, currency, changedAt: now, ...more })
      .where(eq(payments.id, row.id));
  switch (state) {
    case 'captured': {
      if (amount === null || currency === null) throw new Error('Captured money has an amount');
      const judgement = judge(order, { id: row.id, amount, currency }, now);
      const { pays, problem } = judgement;
      await save({ state: judgement.state, problem, resolvedAt: null });
      if (order && pays) await moveOrder(tx, at, order, 'captured', row.id);
      if (order && problem === 'second capture') {
        await queueSecondPaymentMail(tx, now, order, { id: row.id, amount });
      }
      return;
    }
    case 'refunded':
      await save({ resolvedAt: row.problem === null ? null : (row.resolvedAt ?? now) });
      return;
    case 'failed':
      await save({});
      if (order) await moveOrder(tx, at, order, 'failed', row.id);
      return;
    case 'authorised':
      await save({});
      // Not paid yet: somebody has to see to it that it is captured.
      if (order && order.paymentStatus !== 'completed') await checkSoon(tx, order.id, now);
      return;
    default:
      await save({});
  }
}

async function moveOrder(
  tx: Db,
  { now, siteUrl }: At,
  order: OrderRow,
  outcome: 'captured' | 'failed',
  paymentId: string,
): Promise<void> {
  const paymentStatus = nextPaymentStatus(order.paymentStatus, outcome);
  if (paymentStatus === order.paymentStatus) return;
  const isPaid = paymentStatus === 'completed';
  await tx
    .update(orders)
    .set({ paymentStatus, paymentId, paidAt: isPaid ? now : null })
    .where(eq(orders.id, order.id));
  if (isPaid) await queueOrderMail(tx, now, { order, paymentId, siteUrl });
}

/** Has the provider be asked about the order with the next round. */
export async function checkSoon(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .insert(paymentChecks)
    .values({ orderId, dueAt: now })
    .onConflictDoUpdate({ target: paymentChecks.orderId, set: { dueAt: now, failures: 0 } });
}

async function lockedOrder(tx: Db, providerOrderId: string | null): Promise<OrderRow | undefined> {
  if (providerOrderId === null) return undefined;
  const isThis = eq(orders.providerOrderId, providerOrderId);
  const [order] = await tx.select().from(orders).where(isThis).for('update');
  return order;
}

async function lockedPayment(
  tx: Db,
  now: Date,
  { paymentId: id, providerOrderId, money }: PaymentReport,
  order: OrderRow | undefined,
): Promise<{ row: PaymentRow; isNew: boolean }> {
  const [made] = await tx
    .insert(payments)
    .values({
      id,
      orderId: order?.id ?? null,
      providerOrderId,
      state: 'created',
      ...money,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error('The payment was not stored');
  return { row, isNew: false };
}
