import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/connect.ts';
import { sandboxOrders } from '../../src/db/schema.ts';
import { Invalid, NotFound } from '../../src/domain/errors.ts';
import type { PaymentProvider } from '../../src/domain/payments/provider.ts';
import { isBehaviour, paymentsAt } from './payments.ts';
import { sandboxId } from './provider.ts';

interface Wanted {
  order_id?: unknown;
  behaviour?: unknown;
}

/** The widget in the browser, and what it asks of the provider. */
export async function registerSandbox(
  app: FastifyInstance,
  db: Db,
  provider: PaymentProvider,
): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'checkout.js'), 'utf8');
  const payments = paymentsAt(app, db, provider);

  app.get('/sandbox/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  app.post<{ Body: Wanted | undefined }>('/sandbox/payments', async ({ body }) => {
    const { order_id: orderId, behaviour } = body ?? {};
    if (typeof orderId !== 'string' || !isBehaviour(behaviour)) {
      throw new Invalid('The sandbox needs order_id and behaviour.');
    }
    const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
    if (!order) throw new NotFound('The sandbox does not know this order.');
    // As the real provider does: an order is paid once.
    if (await provider.isPaid(orderId)) throw new Invalid('This order has been paid already.');
    return payments.pay({ id: sandboxId('pay'), orderId, amount: order.amount }, behaviour);
  });
}
