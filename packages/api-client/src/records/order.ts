import type * as Wire from '../generated.ts';
import { type Address, toAddress } from './address.ts';
import { toRupees } from './values.ts';

export interface OrderItem {
  id: number;
  productId: number;
  name: string;
  image: string | null;
  /** Rupees, of one piece. */
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
  /** The delivery status in the shop's words; '' when it has none. */
  deliveryText: string;
  paymentStatus: Wire.PaymentStatus;
  /** The order number that customers see. */
  providerOrderId: string;
  /** Opens the payment window for it; null when it cannot be paid any more, or is paid. */
  paymentKey: string | null;
  items: OrderItem[];
  address: Address | null;
}

const toOrderItem = (wire: Wire.OrderItem): OrderItem => ({
  id: wire.id,
  productId: wire.product,
  name: wire.product_name,
  image: wire.product_image || null,
  price: toRupees(wire.product_price),
  quantity: wire.quantity,
  total: toRupees(wire.item_total),
});

export const toOrder = (wire: Wire.Order): Order => ({
  id: wire.id,
  date: wire.order_date,
  total: toRupees(wire.total_amount),
  deliveryStatus: wire.delivery_status,
  deliveryText: wire.delivery_status_display ?? '',
  paymentStatus: wire.payment_status,
  providerOrderId: wire.razorpay_order_id,
  paymentKey: wire.razorpay_key || null,
  items: wire.items.map(toOrderItem),
  address: wire.address_details ? toAddress(wire.address_details) : null,
});
