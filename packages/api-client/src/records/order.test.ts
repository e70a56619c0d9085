import { expect, it } from 'vitest';
import { order } from '../mocks/fixtures.ts';
import { type Order, toOrder } from './order.ts';

const [item] = order.items;

it('converts an order with its items and address', () => {
  expect(toOrder(order)).toEqual({
    id: 41,
    date: '2026-10-01T09:30:00Z',
    total: 1098,
    deliveryStatus: 'delivered',
    deliveryText: 'Delivered',
    paymentStatus: 'completed',
    paymentCheckedAt: undefined,
    providerOrderId: 'order_Sandbox00000041',
    paymentKey: null,
    cancelledAt: null,
    refundedAt: null,
    amountPaid: null,
    items: [
      {
        id: 60,
        productId: 7,
        name: 'Steel Bird Spikes 1 m',
        image: item?.product_image,
        price: 549,
        quantity: 2,
        total: 1098,
        gstRate: null,
        hsn: '',
      },
    ],
    gst: [],
    invoice: null,
    creditNote: null,
    address: {
      id: 5,
      fullName: 'Asha Rao',
      phone: '98765 43210',
      line1: '14 Temple Street',
      line2: '',
      city: 'Mysuru',
      state: 'Karnataka',
      zipCode: '570001',
      gstin: '',
    },
  });
});

const wireInvoice = {
  number: 'INV-2627-000001',
  issued_at: '2026-10-01T09:31:00Z',
  pdf_url: '/api/user/invoices/INV-2627-000001.pdf?signature=a',
};
const invoice = {
  number: wireInvoice.number,
  issuedAt: wireInvoice.issued_at,
  pdfUrl: wireInvoice.pdf_url,
};

it.each<[string, Record<string, unknown>, Partial<Order>]>([
  ['a total as text', { total_amount: '1098.50' }, { total: 1098.5 }],
  ['a payment key', { razorpay_key: 'rzp_test' }, { paymentKey: 'rzp_test' }],
  ['a cancellation time', { cancelled_at: '2026-10-02' }, { cancelledAt: '2026-10-02' }],
  ['a refund time', { refunded_at: '2026-10-02' }, { refundedAt: '2026-10-02' }],
  [
    'a time of the payment check',
    { payment_checked_at: '2026-10-01T09:31:00Z' },
    { paymentCheckedAt: '2026-10-01T09:31:00Z' },
  ],
  ['no payment check yet', { payment_checked_at: null }, { paymentCheckedAt: null }],
  [
    'neither cancellation nor refund',
    { cancelled_at: null, refunded_at: null },
    { cancelledAt: null },
  ],
  ['a paid amount', { amount_paid: '998.50' }, { amountPaid: 998.5 }],
  ['no delivery text', { delivery_status_display: null }, { deliveryText: '' }],
  ['no address', { address_details: null }, { address: null }],
  ['an absent address', { address_details: undefined }, { address: null }],
  ['an invoice', { invoice: wireInvoice }, { invoice, creditNote: null }],
  ['a credit note', { credit_note: wireInvoice }, { invoice: null, creditNote: invoice }],
  [
    'an invoice that links to a script',
    { invoice: { ...wireInvoice, pdf_url: 'javascript:alert(1)' } },
    { invoice: null },
  ],
  [
    'an invoice that links to another host without a scheme',
    { invoice: { ...wireInvoice, pdf_url: '//evil.example/a.pdf' } },
    { invoice: null },
  ],
  ['an invoice without a number', { invoice: { ...wireInvoice, number: null } }, { invoice: null }],
  [
    'its tax',
    { gst: [{ rate: 18, taxable_value: '930.51', cgst: 0, sgst: 0, igst: 167.49 }] },
    { gst: [{ rate: 18, taxable: 930.51, cgst: 0, sgst: 0, igst: 167.49 }] },
  ],
  ['tax with a malformed part', { gst: [{ rate: 18, taxable_value: 'x' }] }, { gst: [] }],
])('reads an order with %s', (_case, fields, expected) => {
  expect(toOrder({ ...order, ...fields })).toMatchObject(expected);
});

it.each([
  ['prices as text', { product_price: '549.00', item_total: '1098' }, { price: 549, total: 1098 }],
  ['an empty picture', { product_image: '' }, { image: null }],
  ['its tax', { gst_rate: '18', hsn: '732690' }, { gstRate: 18, hsn: '732690' }],
  ['an impossible tax rate', { gst_rate: 118 }, { gstRate: null }],
])('reads an item with %s', (_case, fields, expected) => {
  const items = [{ ...item, ...fields }] as typeof order.items;
  expect(toOrder({ ...order, items }).items[0]).toMatchObject(expected);
});
