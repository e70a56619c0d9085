import type { GstPart } from '@parinda/brand/gst';
import type { InvoiceKind } from '../../domain/invoices/invoice-number.ts';
import { orderGst, percentOf } from '../../domain/invoices/order-gst.ts';
import { rupees } from '../../domain/money.ts';
import type { OrderToPay } from '../../domain/orders/place-order.ts';
import type { Order } from '../../domain/orders/read-orders.ts';
import type { Schemas } from '../operation.ts';

const deliveryTexts = { pending: 'Pending', delivered: 'Delivered' };

interface OrderLinks {
  /** Public key of the payment provider; undefined: payments are not available. */
  keyId: string | undefined;
  /** Returns the URL of an invoice's PDF. */
  pdfUrl(number: string): string;
}

export function toOrder(order: Order, { keyId, pdfUrl }: OrderLinks): Schemas['Order'] {
  const isCancelled = order.cancelledAt !== null;
  const isPayable = order.paymentStatus !== 'completed' && keyId !== undefined && !isCancelled;
  const gst = orderGst(order);
  const issued = (kind: InvoiceKind): Schemas['Invoice'] | undefined => {
    const invoice = order.invoices.find((one) => one.kind === kind);
    if (!invoice) return undefined;
    const { number, issuedAt } = invoice;
    return { number, issued_at: issuedAt.toISOString(), pdf_url: pdfUrl(number) };
  };
  const [invoice, creditNote] = [issued('invoice'), issued('credit note')];
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
    items: order.items.map(toOrderItem),
    ...(gst.length > 0 && { gst: gst.map(toGstPart) }),
    ...(invoice && { invoice }),
    ...(creditNote && { credit_note: creditNote }),
    address_details: order.address,
  };
}

const toOrderItem = (item: Order['items'][number]): Schemas['OrderItem'] => ({
  id: item.id,
  product: item.productId,
  product_name: item.productName,
  product_image: item.productImage,
  product_price: rupees(item.price),
  quantity: item.quantity,
  item_total: rupees(item.price * item.quantity),
  ...(item.gstBasisPoints !== null && { gst_rate: percentOf(item.gstBasisPoints) }),
  ...(item.hsn !== null && { hsn: item.hsn }),
});

const toGstPart = ({ rate, taxable, cgst, sgst, igst }: GstPart): Schemas['GstPart'] => ({
  rate,
  taxable_value: rupees(taxable),
  cgst: rupees(cgst),
  sgst: rupees(sgst),
  igst: rupees(igst),
});

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
