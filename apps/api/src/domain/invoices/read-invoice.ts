import type { GstPart } from '@parinda/brand/gst';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type AddressCopy, invoices, orders } from '../../db/schema.ts';
import { NotFound } from '../errors.ts';
import type { InvoiceKind } from './invoice-number.ts';
import { itemsOf } from './issue-invoice.ts';
import { orderGst, percentOf } from './order-gst.ts';

/** A tax invoice or credit note. Amounts are in paise. */
export interface Invoice {
  number: string;
  kind: InvoiceKind;
  issuedAt: Date;
  /** The invoice that a credit note refers to. */
  corrects: { number: string; issuedAt: Date } | undefined;
  orderId: number;
  paymentId: string | null;
  /** Recipient, and place of supply. */
  address: AddressCopy;
  lines: { name: string; hsn: string | null; quantity: number; price: number; gstRate: number }[];
  gst: GstPart[];
  total: number;
}

/** Throws NotFound. */
export async function readInvoice(db: Db, number: string): Promise<Invoice> {
  const [found] = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
  if (!found) throw new NotFound('Invoice not found');
  const { invoice, order } = found;
  const items = await itemsOf(db, { id: order.id });
  const isInvoice = and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice'));
  const [original] =
    invoice.kind === 'invoice' ? [] : await db.select().from(invoices).where(isInvoice);
  return {
    number,
    kind: invoice.kind,
    issuedAt: invoice.issuedAt,
    corrects: original,
    orderId: order.id,
    paymentId: order.paymentId,
    address: order.address,
    lines: items.map(({ productName: name, hsn, quantity, price, gstBasisPoints }) => ({
      name,
      hsn,
      quantity,
      price,
      gstRate: percentOf(gstBasisPoints ?? 0),
    })),
    gst: orderGst({ address: order.address, items }),
    total: order.total,
  };
}
