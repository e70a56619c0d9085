import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/connect.ts';
import { sandboxPayments } from '../../src/db/schema.ts';
import type { PaymentProvider } from '../../src/domain/payments/provider.ts';
import { declined, proofOf, type SandboxPayment } from './checkout-results.ts';
import { sandboxId } from './provider.ts';
import { sendWebhook } from './webhook.ts';

/**
 * Outcomes of an attempt to pay: paid, paid with two webhooks, failed, failed and captured later.
 */
const behaviours = ['pay', 'twice', 'fail', 'late'] as const;
type Behaviour = (typeof behaviours)[number];

export const isBehaviour = (value: unknown): value is Behaviour =>
  (behaviours as readonly unknown[]).includes(value);

const webhookDelay = 500; // ms
const lateDelay = 3000;

/** Returns the provider's part of a payment. */
export function sandboxPayer(app: FastifyInstance, db: Db, provider: PaymentProvider) {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  const schedule = (delay: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // The reconciler finds payments whose webhook failed.
      work().catch((error) => app.log.error(error));
    }, delay);
    timers.add(timer);
  };
  const report = (payment: SandboxPayment, status: 'captured' | 'failed', eventId: string) =>
    sendWebhook(app, provider.webhookSecret, { payment, status, eventId });

  async function captureLate(payment: SandboxPayment) {
    const isThis = eq(sandboxPayments.id, payment.id);
    await db.update(sandboxPayments).set({ status: 'captured' }).where(isThis);
    await report(payment, 'captured', sandboxId('evt'));
  }

  return {
    async pay(payment: SandboxPayment, behaviour: Behaviour) {
      const succeeds = behaviour === 'pay' || behaviour === 'twice';
      const status = succeeds ? 'captured' : 'failed';
      const { id, orderId } = payment;
      await db.insert(sandboxPayments).values({ id, orderId, status });
      const eventId = sandboxId('evt');
      schedule(webhookDelay, () => report(payment, status, eventId));
      if (behaviour === 'twice') schedule(webhookDelay, () => report(payment, status, eventId));
      if (behaviour === 'late') schedule(lateDelay, () => captureLate(payment));
      return succeeds ? proofOf(payment, provider.keySecret) : declined(payment);
    },
  };
}
