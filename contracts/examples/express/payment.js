// The payment provider: this much of it is needed.
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Where a call of its API belongs (https://razorpay.com/docs/api/orders/create/): the amount in paise,
 * currency INR, the order's id as receipt; 502 on its failure. Made up here, so that the example runs alone.
 */
async function askForOrder(order) {
  return `order_Example${String(order.id).padStart(8, '0')}`;
}

/** The order with the provider's name for it, asked for once whoever asks at the same time. */
export function toPay({ db }, { id }) {
  return db.whole(async (tx) => {
    const order = await tx.one('select * from orders where id = $1 for update', id);
    if (order.razorpay_order_id) return order;
    const sql = 'update orders set razorpay_order_id = $2 where id = $1 returning *';
    return tx.one(sql, id, await askForOrder(order));
  });
}

export const signatureOf = ({ payment }, orderId, paymentId) =>
  createHmac('sha256', payment.keySecret).update(`${orderId}|${paymentId}`).digest('hex');

/** Reckoned over the order's own id at the provider, so that no other payment pays for it. */
export function isGenuine(shop, order, proof) {
  if (proof.razorpay_order_id !== order.razorpay_order_id) return false;
  const expected = signatureOf(shop, order.razorpay_order_id, proof.razorpay_payment_id);
  const [a, b] = [Buffer.from(expected), Buffer.from(proof.razorpay_signature)];
  return a.length === b.length && timingSafeEqual(a, b);
}
