import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sandboxOrders, sandboxPayments } from '../../src/db/schema.ts';
import { badRequest, notFound } from '../../src/domain/errors.ts';
import { signPayment, signWebhook } from '../../src/domain/payments/signature.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { webhookPath } from '../../src/http/webhook.ts';
import { sandboxId } from './sandbox-provider.ts';

/** How a try to pay goes: well, well with the webhook sent twice, badly, badly and then well. */
type Behaviour = 'pay' | 'twice' | 'fail' | 'late';

const behaviours = new Set<unknown>(['pay', 'twice', 'fail', 'late']);
const webhookDelay = 500; // ms
const lateDelay = 3000;

interface Payment {
  id: string;
  orderId: string;
  amount: number;
}

/** What the widget asks of the sandbox. */
export function registerSandboxPayments(app: FastifyInstance, shop: Shop): void {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  const later = (delay: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // A webhook that gets lost is found again by the reconciler.
      work().catch((error) => app.log.error(error));
    }, delay);
    timers.add(timer);
  };

  app.post<{ Body: { order_id?: unknown; behaviour?: unknown } | undefined }>(
    '/sandbox/payments',
    async ({ body }) => {
      const { order_id: orderId, behaviour } = body ?? {};
      if (typeof orderId !== 'string' || !behaviours.has(behaviour)) {
        throw badRequest('The sandbox needs order_id and behaviour.');
      }
      const [order] = await shop.db
        .select()
        .from(sandboxOrders)
        .where(eq(sandboxOrders.id, orderId));
      if (!order) throw notFound('The sandbox does not know this order.');
      // As the real provider does: an order is paid once.
      if (await isPaid(orderId)) throw badRequest('This order has been paid already.');
      const payment = { id: sandboxId('pay'), orderId, amount: order.amount };
      return pay(payment, behaviour as Behaviour);
    },
  );

  async function isPaid(orderId: string): Promise<boolean> {
    const { orderId: order, status } = sandboxPayments;
    const captured = and(eq(order, orderId), eq(status, 'captured'));
    return (await shop.db.$count(sandboxPayments, captured)) > 0;
  }

  async function pay(payment: Payment, behaviour: Behaviour) {
    const goesWell = behaviour === 'pay' || behaviour === 'twice';
    const status = goesWell ? 'captured' : 'failed';
    const { id, orderId } = payment;
    await shop.db.insert(sandboxPayments).values({ id, orderId, status });
    const eventId = sandboxId('evt');
    later(webhookDelay, () => sendWebhook(payment, status, eventId));
    if (behaviour === 'twice') later(webhookDelay, () => sendWebhook(payment, status, eventId));
    if (behaviour === 'late') later(lateDelay, () => captureLate(payment));
    return goesWell ? proofOf(payment) : failureOf(payment);
  }

  async function captureLate(payment: Payment) {
    const isThis = eq(sandboxPayments.id, payment.id);
    await shop.db.update(sandboxPayments).set({ status: 'captured' }).where(isThis);
    await sendWebhook(payment, 'captured', sandboxId('evt'));
  }

  function proofOf({ id, orderId }: Payment) {
    return {
      razorpay_payment_id: id,
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(shop.keys.sandboxPayment, orderId, id),
    };
  }

  async function sendWebhook(payment: Payment, status: 'captured' | 'failed', eventId: string) {
    const { id, orderId: order_id, amount } = payment;
    const entity = { entity: 'payment', id, order_id, amount, currency: 'INR', status };
    const event = `payment.${status}`;
    const payload = JSON.stringify({
      entity: 'event',
      event,
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
        'x-razorpay-signature': signWebhook(shop.keys.sandboxWebhook, payload),
        'x-razorpay-event-id': eventId,
      },
    });
  }
}

function failureOf({ id, orderId }: Payment) {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: 'Your payment was declined by the bank.',
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: { payment_id: id, order_id: orderId },
    },
  };
}
