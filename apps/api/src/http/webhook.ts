import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../domain/app-context.ts';
import { receiveEvent } from '../domain/payments/receive-event.ts';
import { webhookPath } from '../domain/payments/webhook-event.ts';

/** Receives the provider's webhooks. The signature needs the raw body. */
export async function registerWebhook(app: FastifyInstance, context: AppContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(webhookPath, async ({ body, headers }) => {
    const status = await receiveEvent(context, {
      rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      signature: String(headers['x-razorpay-signature'] ?? ''),
      id: headers['x-razorpay-event-id']?.toString(),
    });
    return { status };
  });
}
