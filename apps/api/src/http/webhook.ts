import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders, paymentEvents } from '../db/schema.ts';
import { withTx } from '../db/with-tx.ts';
import { badRequest, notFound } from '../domain/errors.ts';
import { settle } from '../domain/payments/settle.ts';
import { sameText, signWebhook } from '../domain/payments/signature.ts';
import { type Reported, reportedPayment } from '../domain/payments/webhook-event.ts';
import type { Shop } from '../domain/shop.ts';

export const webhookPath = '/api/webhooks/payment';

/** The provider's own word on payments: signed over the raw body, each event worked on once. */
export async function registerWebhook(app: FastifyInstance, shop: Shop): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(webhookPath, async (request) => {
    if (!shop.payments) throw notFound();
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = String(request.headers['x-razorpay-signature'] ?? '');
    if (!sameText(signature, signWebhook(shop.payments.webhookSecret, raw))) {
      throw badRequest('The signature does not hold.');
    }
    const reported = reportedPayment(raw.toString('utf8'));
    if (!reported) return { status: 'ignored' };
    const named = request.headers['x-razorpay-event-id'];
    const eventId = String(named ?? createHash('sha256').update(raw).digest('hex')).slice(0, 200);
    const isNew = await settleOnce(shop, eventId, reported);
    void shop.mailer.flush();
    return { status: isNew ? 'ok' : 'repeated' };
  });
}

function settleOnce(shop: Shop, eventId: string, reported: Reported): Promise<boolean> {
  const now = shop.now();
  return withTx(shop.db, async (tx) => {
    const [event] = await tx
      .insert(paymentEvents)
      .values({ eventId, type: reported.event, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!event) return false;
    const [order] = await tx
      .select({ id: orders.id, total: orders.total })
      .from(orders)
      .where(eq(orders.providerOrderId, reported.providerOrderId));
    const { outcome, paymentId, amount } = reported;
    // A part payment does not pay an order.
    if (!order || (outcome === 'captured' && amount < order.total)) return true;
    await settle(tx, now, { orderId: order.id, outcome, paymentId });
    return true;
  });
}
