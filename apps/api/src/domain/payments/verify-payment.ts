import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { components } from '../../http/schema.d.ts';
import { badRequest, notFound } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { settle } from './settle.ts';
import { sameText, signPayment } from './signature.ts';

interface Claim {
  orderId: number;
  userId: number;
  proof: components['schemas']['PaymentProof'];
}

/** Marks the customer's order paid when the provider signed that; throws when it did not. */
export async function verifyPayment(shop: Shop, { orderId, userId, proof }: Claim): Promise<void> {
  const [order] = await shop.db
    .select({ providerOrderId: orders.providerOrderId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order?.providerOrderId) throw notFound('Order not found');
  const paymentId = proof.razorpay_payment_id;
  // Over the stored order id: a genuine proof of another, cheaper order proves nothing here.
  const expected =
    shop.payments && signPayment(shop.payments.keySecret, order.providerOrderId, paymentId);
  const holds =
    expected !== undefined &&
    sameText(proof.razorpay_signature, expected) &&
    proof.razorpay_order_id === order.providerOrderId;
  if (!holds) throw badRequest('Payment verification failed');
  await withTx(shop.db, (tx) =>
    settle(tx, shop.now(), { orderId, outcome: 'captured', paymentId }),
  );
  void shop.mailer.flush();
}
