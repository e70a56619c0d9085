import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';

/** Marks a paid order as delivered. Repeating it changes nothing. Throws NotFound or Conflict. */
export async function deliverOrder(
  { db, now }: Context,
  { id }: { id: number },
): Promise<CommandResult> {
  await withTx(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!order) throw new NotFound(`There is no order ${id}`);
    if (order.deliveryStatus === 'delivered') return;
    if (order.cancelledAt) throw new Conflict(`Order ${id} is cancelled`);
    if (order.refundedAt) throw new Conflict(`Order ${id} is refunded`);
    if (order.paymentStatus !== 'completed') {
      throw new Conflict(`Order ${id} is not paid yet`);
    }
    await tx
      .update(orders)
      .set({ deliveryStatus: 'delivered', deliveredAt: now() })
      .where(eq(orders.id, id));
  });
  return { text: `Order ${id} is delivered.`, data: { id, delivery_status: 'delivered' } };
}
