// The required parts of a payment provider.
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns a fake id, so that the example needs no account. Call your provider here
 * (https://razorpay.com/docs/api/orders/create/) with the amount in paise, currency INR and the order's id
 * as receipt. Answer 502 when it fails.
 */
async function createProviderOrder(order) {
  return `order_Example${String(order.id).padStart(8, '0')}`;
}

/** Returns the order with its id at the provider. Creates that once, also for parallel requests. */
export function withProviderOrder({ db }, { id }) {
  return db.transaction(async (tx) => {
    const order = await tx.one('select * from orders where id = $1 for update', id);
    if (order.razorpay_order_id) return order;
    const sql = 'update orders set razorpay_order_id = $2 where id = $1 returning *';
    return tx.one(sql, id, await createProviderOrder(order));
  });
}

export const signatureOf = ({ payment }, orderId, paymentId) =>
  createHmac('sha256', payment.keySecret).update(`${orderId}|${paymentId}`).digest('hex');

/** Uses the stored provider id, so that the proof of another order fails. */
export function isGenuine(shop, order, proof) {
  if (proof.razorpay_order_id !== order.razorpay_order_id) return false;
  const expected = signatureOf(shop, order.razorpay_order_id, proof.razorpay_payment_id);
  const [a, b] = [Buffer.from(expected), Buffer.from(proof.razorpay_signature)];
  return a.length === b.length && timingSafeEqual(a, b);
}
