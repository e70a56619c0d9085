import { rupees } from '../../domain/money.ts';
import type { OrderToPay } from '../../domain/orders/place-order.ts';
import type { Order } from '../../domain/orders/read-orders.ts';
import type { Schemas } from '../operation.ts';

const deliveryTexts = { pending: 'Pending', delivered: 'Delivered' };

/** @param keyId public key of the payment provider; undefined: payments are not available */
export function toOrder(order: Order, keyId: string | undefined): Schemas['Order'] {
  const isCancelled = order.cancelledAt !== null;
  const isPayable = order.paymentStatus !== 'completed' && keyId !== undefined && !isCancelled;
  return {
    id: order.id,
    order_date: order.createdAt.toISOString(),
    total_amount: rupees(order.total),
    ...(order.paid !== null && { amount_paid: rupees(order.paid) }),
    delivery_status: order.deliveryStatus,
    delivery_status_display: deliveryText(order),
    payment_status: order.paymentStatus,
    ...(order.paymentStatus !== 'completed' && {
      payment_checked_at: order.checkedAt?.toISOString() ?? null,
    }),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    refunded_at: order.refundedAt?.toISOString() ?? null,
    razorpay_order_id: order.providerOrderId ?? '',
    ...(isPayable && { razorpay_key: keyId }),
    items: order.items.map(({ id, productId, productName, productImage, price, quantity }) => ({
      id,
      product: productId,
      product_name: productName,
      product_image: productImage,
      product_price: rupees(price),
      quantity,
      item_total: rupees(price * quantity),
    })),
    address_details: order.address,
  };
}

function deliveryText({ cancelledAt, refundedAt, deliveryStatus }: Order): string {
  if (cancelledAt) return 'Cancelled';
  if (refundedAt && deliveryStatus === 'pending') return 'Refunded';
  return deliveryTexts[deliveryStatus];
}

export const toOrderToPay = (order: OrderToPay): Schemas['OrderToPay'] => ({
  id: order.id,
  key: order.keyId,
  razorpay_amount: order.amount,
  razorpay_order_id: order.providerOrderId,
});
