import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/connect.ts';
import { sandboxPayments } from '../../src/db/schema.ts';
import type { PaymentProvider } from '../../src/domain/payments/provider.ts';
import { declined, proofOf, type SandboxPayment } from './checkout-results.ts';
import { sandboxId } from './provider.ts';
import { sendWebhook } from './webhook.ts';

/** How a try to pay goes: well, well with the webhook sent twice, badly, badly and then well. */
const behaviours = ['pay', 'twice', 'fail', 'late'] as const;
type Behaviour = (typeof behaviours)[number];

export const isBehaviour = (value: unknown): value is Behaviour =>
  (behaviours as readonly unknown[]).includes(value);

const webhookDelay = 500; // ms
const lateDelay = 3000;

/** The provider's side of paying. */
export function sandboxPayer(app: FastifyInstance, db: Db, provider: PaymentProvider) {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  const schedule = (delay: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // A webhook that gets lost is found again by the reconciler.
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
