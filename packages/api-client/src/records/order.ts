import type * as Wire from '../generated.ts';
import { type Address, toAddress } from './address.ts';
import { listOf, toId, toMoment, toOptionalText, toRupees, toText } from './values.ts';

export interface OrderItem {
  id: number;
  productId: number;
  name: string;
  image: string | null;
  /** Rupees, per piece. */
  price: number;
  quantity: number;
  /** Rupees. */
  total: number;
}

export interface Order {
  id: number;
  /** ISO 8601. */
  date: string;
  /** Rupees. */
  total: number;
  deliveryStatus: Wire.DeliveryStatus;
  /** The delivery status as shown to customers; '' when absent. */
  deliveryText: string;
  paymentStatus: Wire.PaymentStatus;
  /**
   * ISO 8601, when the backend last read the payment from the provider. null when it has not yet;
   * undefined when the order is paid or the backend does not support it.
   */
  paymentCheckedAt: string | null | undefined;
  /** The order number that customers see. */
  providerOrderId: string;
  /** The provider's public key; null when the order cannot be paid or is paid. */
  paymentKey: string | null;
  /** ISO 8601; null when the order was not cancelled. */
  cancelledAt: string | null;
  /** ISO 8601; null when the order was not refunded. */
  refundedAt: string | null;
  /** Rupees; null when unknown or not paid. */
  amountPaid: number | null;
  items: OrderItem[];
  address: Address | null;
}

const toOrderItem = (wire: Wire.OrderItem): OrderItem => ({
  id: toId(wire.id),
  productId: toId(wire.product),
  name: toText(wire.product_name),
  image: toOptionalText(wire.product_image) || null,
  price: toRupees(wire.product_price),
  quantity: toId(wire.quantity),
  total: toRupees(wire.item_total),
});

export const toOrder = (wire: Wire.Order): Order => ({
  id: toId(wire.id),
  date: toMoment(wire.order_date),
  total: toRupees(wire.total_amount),
  deliveryStatus: toText(wire.delivery_status) as Wire.DeliveryStatus,
  deliveryText: toOptionalText(wire.delivery_status_display),
  paymentStatus: toText(wire.payment_status) as Wire.PaymentStatus,
  paymentCheckedAt:
    wire.payment_checked_at === undefined
      ? undefined
      : toOptionalText(wire.payment_checked_at) || null,
  providerOrderId: toOptionalText(wire.razorpay_order_id),
  paymentKey: toOptionalText(wire.razorpay_key) || null,
  cancelledAt: toOptionalText(wire.cancelled_at) || null,
  refundedAt: toOptionalText(wire.refunded_at) || null,
  amountPaid: wire.amount_paid ? toRupees(wire.amount_paid) : null,
  items: listOf(toOrderItem)(wire.items),
  address: wire.address_details ? toAddress(wire.address_details) : null,
});

export const toOrderToPay = (wire: Wire.OrderToPay): Wire.OrderToPay => ({
  id: toId(wire.id),
  key: toText(wire.key),
  razorpay_amount: toRupees(wire.razorpay_amount),
  razorpay_order_id: toText(wire.razorpay_order_id),
});
