import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../src/db/connect.ts';
import { sandboxOrders, sandboxPayments } from '../../src/db/schema.ts';
import { deriveKey } from '../../src/domain/identity/keys.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../../src/domain/payments/provider.ts';

/** Returns a payment provider without money: its orders and payments are rows of the database. */
export function sandboxProvider(db: Db, secret: string): PaymentProvider {
  const hexKey = (use: string) => Buffer.from(deriveKey(secret, use)).toString('hex');
  return {
    keyId: 'rzp_test_sandbox',
    keySecret: hexKey('sandbox payment'),
    webhookSecret: hexKey('sandbox webhook'),
    checkoutScriptUrl: '/sandbox/checkout.js',
    async createOrder({ amount, receipt }) {
      const id = sandboxId('order');
      await db.insert(sandboxOrders).values({ id, amount, receipt });
      return { id };
    },
    async ordersWith(receipt) {
      return db
        .select({ id: sandboxOrders.id, amount: sandboxOrders.amount })
        .from(sandboxOrders)
        .where(eq(sandboxOrders.receipt, receipt))
        .orderBy(asc(sandboxOrders.createdAt));
    },
    listPayments: async () => {},
    paymentsOf: (providerOrderId) =>
      paymentsWhere(db, eq(sandboxPayments.orderId, providerOrderId)),
    async isPaid(providerOrderId) {
      const isOfOrder = eq(sandboxPayments.orderId, providerOrderId);
      const isCaptured = eq(sandboxPayments.status, 'captured');
      return (await db.$count(sandboxPayments, and(isOfOrder, isCaptured))) > 0;
    },
    offerOf: async () => undefined,
    async capture({ id }) {
      const isThis = eq(sandboxPayments.id, id);
      await db
        .update(sandboxPayments)
        .set({ status: 'captured' })
        .where(and(isThis, eq(sandboxPayments.status, 'authorized')));
      const [payment] = await paymentsWhere(db, isThis);
      if (payment?.status !== 'captured') throw new ProviderError('refused', 'nothing to capture');
      return payment;
    },
    async refund(paymentId) {
      const refunded = await db
        .update(sandboxPayments)
        .set({ status: 'refunded' })
        .where(
          and(
            eq(sandboxPayments.id, paymentId),
            inArray(sandboxPayments.status, ['captured', 'refunded']),
          ),
        )
        .returning();
      if (refunded.length === 0) throw new ProviderError('refused', 'nothing to refund');
    },
  };
}

async function paymentsWhere(db: Db, which: SQL): Promise<ProviderPayment[]> {
  const rows = await db
    .select({ payment: sandboxPayments, amount: sandboxOrders.amount })
    .from(sandboxPayments)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
    .where(which)
    .orderBy(asc(sandboxPayments.createdAt));
  return rows.map(({ payment: { id, orderId, status }, amount }) => {
    return { id, orderId, status, amount, currency: 'INR' };
  });
}

/** Returns an ID in the provider's format, such as 'order_Sx…'. */
export function sandboxId(kind: 'order' | 'pay' | 'evt'): string {
  return `${kind}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}Sb`;
}
