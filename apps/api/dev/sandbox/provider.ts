import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../src/db/connect.ts';
import { sandboxOrders, sandboxPayments } from '../../src/db/schema.ts';
import { deriveKey } from '../../src/domain/identity/keys.ts';
import type { PaymentProvider } from '../../src/domain/payments/provider.ts';

/** A payment provider that moves no money: its orders and payments are rows of our own database. */
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
    async paymentsOf(providerOrderId) {
      const rows = await db
        .select({ payment: sandboxPayments, amount: sandboxOrders.amount })
        .from(sandboxPayments)
        .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPayments.orderId))
        .where(eq(sandboxPayments.orderId, providerOrderId))
        .orderBy(asc(sandboxPayments.createdAt));
      return rows.map(({ payment: { id, status }, amount }) => ({ id, status, amount }));
    },
  };
}

/** 'order_Sx…', of the real provider's form. */
export function sandboxId(kind: 'order' | 'pay' | 'evt'): string {
  return `${kind}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}Sb`;
}
