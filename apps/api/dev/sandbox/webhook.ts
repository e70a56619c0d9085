import type { FastifyInstance } from 'fastify';
import { signWebhook } from '../../src/domain/payments/signature.ts';
import { webhookPath } from '../../src/domain/payments/webhook-event.ts';
import type { SandboxPayment } from './checkout-results.ts';

interface Report {
  payment: SandboxPayment;
  status: 'captured' | 'failed';
  eventId: string;
}

/** Sends the webhook of a payment to the API, without a network. */
export async function sendWebhook(
  app: FastifyInstance,
  webhookSecret: string,
  { payment: { id, orderId, amount }, status, eventId }: Report,
): Promise<void> {
  const entity = { entity: 'payment', id, order_id: orderId, amount, currency: 'INR', status };
  const payload = JSON.stringify({
    entity: 'event',
    event: `payment.${status}`,
    contains: ['payment'],
    payload: { payment: { entity } },
    created_at: Math.floor(Date.now() / 1000),
  });
  await app.inject({
    method: 'POST',
    url: webhookPath,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signWebhook(webhookSecret, payload),
      'x-razorpay-event-id': eventId,
    },
  });
}
