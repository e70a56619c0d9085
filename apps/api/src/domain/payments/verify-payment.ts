import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { sameText } from '../crypto/same-text.ts';
import { Invalid, NotFound } from '../errors.ts';
import type { PaymentContext } from './payment-context.ts';
import { settle } from './settle.ts';
import { signPayment } from './signature.ts';

interface Claim {
  orderId: number;
  userId: number;
  /** What the payment widget has handed to the browser. */
  proof: { providerOrderId: string; paymentId: string; signature: string };
}

/** Marks the customer's order paid when the provider signed that; throws when it did not. */
export async function verifyPayment(
  { db, now, payments, mailer, siteUrl }: PaymentContext,
  { orderId, userId, proof }: Claim,
): Promise<void> {
  const [order] = await db
    .select({ providerOrderId: orders.providerOrderId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order?.providerOrderId) throw new NotFound('Order not found');
  const { paymentId } = proof;
  // Over the stored order id: a genuine proof of another, cheaper order proves nothing here.
  const expected = payments && signPayment(payments.keySecret, order.providerOrderId, paymentId);
  const holds =
    expected !== undefined &&
    sameText(proof.signature, expected) &&
    proof.providerOrderId === order.providerOrderId;
  if (!holds) throw new Invalid('Payment verification failed');
  const settlement = { orderId, outcome: 'captured', paymentId, siteUrl } as const;
  await withTx(db, (tx) => settle(tx, now(), settlement));
  void mailer.flush();
}
