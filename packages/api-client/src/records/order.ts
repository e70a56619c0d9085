import type * as Wire from '../generated.ts';
import { type Address, toAddress } from './address.ts';
import {
  listOf,
  rejectMalformed,
  toId,
  toMoment,
  toOptionalText,
  toPercent,
  toRupees,
  toText,
} from './values.ts';

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
  /** GST in the price, percent; null when unknown. */
  gstRate: number | null;
  /** '' when unknown. */
  hsn: string;
}

/** The tax in the prices of an order that have one rate (percent), in rupees. */
export interface GstPart {
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** A tax invoice or credit note. */
export interface Invoice {
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  /** A path of the API's origin, or an http URL; valid for some minutes. */
  pdfUrl: string;
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
  /** The tax in the total; empty when the backend does not send it. */
  gst: GstPart[];
  /** null when the order has none. */
  invoice: Invoice | null;
  /** null when the order has none. */
  creditNote: Invoice | null;
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
  gstRate: toPercent(wire.gst_rate),
  hsn: toOptionalText(wire.hsn),
});

const toGstPart = (wire: Wire.GstPart): GstPart => ({
  rate: toPercent(wire.rate) ?? rejectMalformed(),
  taxable: toRupees(wire.taxable_value),
  cgst: toRupees(wire.cgst),
  sgst: toRupees(wire.sgst),
  igst: toRupees(wire.igst),
});

/** Optional, so a malformed one does not hide the order. */
function toInvoice(wire: Wire.Invoice | undefined): Invoice | null {
  const { number, issued_at: issuedAt, pdf_url: pdfUrl } = wire ?? {};
  // A link of another scheme could run a script.
  const isComplete = number && issuedAt && pdfUrl && /^(https?:\/\/|\/(?!\/))/.test(pdfUrl);
  return isComplete && !Number.isNaN(Date.parse(issuedAt)) ? { number, issuedAt, pdfUrl } : null;
}

/** A sum without a malformed part would be wrong, so there is none. */
function toGst(wire: Wire.GstPart[] | undefined): GstPart[] {
  try {
    return (wire ?? []).map(toGstPart);
  } catch {
    return [];
  }
}

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
  gst: toGst(wire.gst),
  invoice: toInvoice(wire.invoice),
  creditNote: toInvoice(wire.credit_note),
  address: wire.address_details ? toAddress(wire.address_details) : null,
});

export const toOrderToPay = (wire: Wire.OrderToPay): Wire.OrderToPay => ({
  id: toId(wire.id),
  key: toText(wire.key),
  razorpay_amount: toRupees(wire.razorpay_amount),
  razorpay_order_id: toText(wire.razorpay_order_id),
});
