import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders, paymentEvents } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { sameText } from '../crypto/same-text.ts';
import { Invalid, NotFound } from '../errors.ts';
import type { PaymentContext } from './payment-context.ts';
import { settle } from './settle.ts';
import { signWebhook } from './signature.ts';
import { type Reported, reportedPayment } from './webhook-event.ts';

/** What the payment provider sends. */
export interface ProviderEvent {
  rawBody: Buffer;
  signature: string;
  /** The provider's; undefined or empty: the body itself stands for it. */
  id: string | undefined;
}

/** The provider's own word on payments: signed over the raw body, each event worked on once. */
export async function receiveEvent(
  context: PaymentContext,
  { rawBody, signature, id }: ProviderEvent,
): Promise<'ok' | 'repeated' | 'ignored'> {
  const { payments, mailer } = context;
  if (!payments) throw new NotFound();
  if (!sameText(signature, signWebhook(payments.webhookSecret, rawBody))) {
    throw new Invalid('The signature does not hold.');
  }
  const reported = reportedPayment(rawBody.toString('utf8'));
  if (!reported) return 'ignored';
  const eventId = (id || createHash('sha256').update(rawBody).digest('hex')).slice(0, 200);
  const isNew = await settleOnce(context, eventId, reported);
  void mailer.flush();
  return isNew ? 'ok' : 'repeated';
}

function settleOnce(
  { db, now: present, siteUrl }: PaymentContext,
  eventId: string,
  { event: type, outcome, providerOrderId, paymentId, amount }: Reported,
): Promise<boolean> {
  const now = present();
  return withTx(db, async (tx) => {
    const [event] = await tx
      .insert(paymentEvents)
      .values({ eventId, type, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!event) return false;
    const [order] = await tx
      .select({ id: orders.id, total: orders.total })
      .from(orders)
      .where(eq(orders.providerOrderId, providerOrderId));
    // A part payment does not pay an order.
    if (!order || (outcome === 'captured' && amount < order.total)) return true;
    await settle(tx, now, { orderId: order.id, outcome, paymentId, siteUrl });
    return true;
  });
}
