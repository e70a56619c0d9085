import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { Conflict, NotFound } from '../errors.ts';

/** Marks a paid order delivered; once more changes nothing. Refuses what cannot be. */
export function deliverOrder(db: Db, id: number, now: Date): Promise<void> {
  return withTx(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!order) throw new NotFound(`There is no order ${id}`);
    if (order.deliveryStatus === 'delivered') return;
    if (order.paymentStatus !== 'completed') {
      throw new Conflict(`Order ${id} is not paid yet`);
    }
    await tx
      .update(orders)
      .set({ deliveryStatus: 'delivered', deliveredAt: now })
      .where(eq(orders.id, id));
  });
}
