import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { extraPayments, orders, users } from '../../db/schema.ts';
import { NotFound } from '../errors.ts';
import { queueMail } from '../mail/mailer.ts';
import { rupeesText } from '../money.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Records a payment captured for an order that another one had paid, as when the bank authorises a
 * failed try after the next one went well; tells the customer once that it goes back.
 */
export async function recordExtraPayment(
  tx: Db,
  now: Date,
  { id: orderId, userId, total, paymentId: first }: OrderRow,
  paymentId: string,
): Promise<void> {
  // An order without one was paid before payments were recorded: nothing to tell them apart by.
  if (first === null || first === paymentId) return;
  const [recorded] = await tx
    .insert(extraPayments)
    .values({ paymentId, orderId, foundAt: now })
    .onConflictDoNothing()
    .returning();
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!recorded || !user) return;
  const text = [
    `Dear ${user.name},`,
    `your order ${orderId} was paid twice: by payment ${first}, and once more by payment ${paymentId}.`,
    `The second ${rupeesText(total)} will be refunded to the account or card it came from, usually within 5 to 7 working days. Your order is not affected, and you need not do anything.`,
  ].join('\n\n');
  await queueMail(tx, now, {
    to: user.email,
    subject: `Your order ${orderId} was paid twice: the second payment will be refunded`,
    text: `${text}\n`,
    onceName: `extra-payment:${paymentId}`,
  });
}

/** Those still to be refunded, oldest first, a line each. */
export async function listExtraPayments(db: Db): Promise<string> {
  const rows = await db
    .select({ extra: extraPayments, total: orders.total, email: users.email })
    .from(extraPayments)
    .innerJoin(orders, eq(orders.id, extraPayments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isNull(extraPayments.refundedAt))
    .orderBy(asc(extraPayments.foundAt));
  if (rows.length === 0) return 'No payment waits to be refunded.';
  return rows
    .map(({ extra: { paymentId, orderId, foundAt }, total, email }) =>
      [paymentId, `order ${orderId}`, rupeesText(total), email, foundAt.toISOString()].join('  '),
    )
    .join('\n');
}

/** Marks it refunded, which is done at the provider; once more changes nothing. */
export async function markRefunded(db: Db, paymentId: string, now: Date): Promise<void> {
  const [row] = await db.select().from(extraPayments).where(eq(extraPayments.paymentId, paymentId));
  if (!row) throw new NotFound(`There is no second payment ${paymentId}`);
  if (row.refundedAt) return;
  await db
    .update(extraPayments)
    .set({ refundedAt: now })
    .where(eq(extraPayments.paymentId, paymentId));
}
