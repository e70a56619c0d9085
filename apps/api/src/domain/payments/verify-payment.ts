import { and, eq } from 'drizzle-orm';
import { payments as ledger, orders } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { pipeline, withTx } from '../../db/with-tx.ts';
import { sameText } from '../crypto/same-text.ts';
import { Invalid, NotFound, ProviderUnavailable } from '../errors.ts';
import { recordPayment, storeEvent } from './ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { providerErrorText } from './provider.ts';
import { signPayment } from './signature.ts';
import { updateFromProvider } from './update-from-provider.ts';

/** The customer waits; the reconciler asks again. */
const timeoutMs = 6000; // ms

interface Claim {
  orderId: number;
  userId: number;
  /** Values that the widget passed to the browser. */
  proof: { providerOrderId: string; paymentId: string; signature: string };
}

const ownOrder = statement((db, { id, userId }: { id: number; userId: number }) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId))),
);
const statusOf = statement((db, { id }: { id: number }) =>
  db.select({ paymentStatus: orders.paymentStatus }).from(orders).where(eq(orders.id, id)),
);

/**
 * Marks the customer's order as paid if the provider has signed and captured the payment. Throws
 * NotFound, Invalid, or ProviderUnavailable while the capture is unknown.
 */
export async function verifyPayment(
  context: PaymentContext,
  { orderId, userId, proof }: Claim,
): Promise<void> {
  const { db, now: currentTime, payments, mailer, siteUrl, log } = context;
  const [order] = await ownOrder(db, { id: orderId, userId });
  if (!order?.providerOrderId) throw new NotFound('Order not found');
  const { paymentId } = proof;
  const { providerOrderId } = order;
  // Signed over the stored order id: a proof of a cheaper order is invalid.
  const expected = payments && signPayment(payments.keySecret, providerOrderId, paymentId);
  const isValid =
    expected !== undefined &&
    sameText(proof.signature, expected) &&
    proof.providerOrderId === providerOrderId;
  if (!isValid) throw new Invalid('Payment verification failed');
  if (order.paymentStatus === 'completed' && order.paymentId === paymentId) return;

  // The signature proves the authorization. Only the provider knows about the capture.
  const now = currentTime();
  await withTx(db, async (tx) => {
    const report = { paymentId, providerOrderId, state: 'authorised' } as const;
    const eventId = `proof:${paymentId}`;
    const payload = JSON.stringify(proof);
    await pipeline([
      recordPayment(tx, { now, siteUrl }, report),
      storeEvent(tx, { eventId, type: 'proof', paymentId, payload, receivedAt: now }),
    ]);
  });
  await updateFromProvider(context, order, AbortSignal.timeout(timeoutMs)).catch((error) =>
    log(`Payment check of order ${orderId} failed: ${providerErrorText(error)}`),
  );
  void mailer.flush();
  await throwUnlessPaid(context, orderId, paymentId);
}

async function throwUnlessPaid(
  { db }: PaymentContext,
  orderId: number,
  paymentId: string,
): Promise<void> {
  const [order] = await statusOf(db, { id: orderId });
  if (order?.paymentStatus === 'completed') return;
  const [payment] = await db.select().from(ledger).where(eq(ledger.id, paymentId));
  if (payment?.state === 'created' || payment?.state === 'authorised') {
    throw new ProviderUnavailable('The payment is not confirmed yet.');
  }
  throw new Invalid('Payment verification failed');
}
