import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoiceSeries, invoices, orderItems, type orders } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { type InvoiceKind, invoiceNumber, seriesOf } from './invoice-number.ts';
import { orderGst } from './order-gst.ts';

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'address'>;
type Item = typeof orderItems.$inferSelect;

const nextInSeries = statement((db, { name }: { name: string }) =>
  db
    .insert(invoiceSeries)
    .values({ name, last: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.name,
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last }),
);
const insertInvoice = statement((db, invoice: typeof invoices.$inferInsert) =>
  db.insert(invoices).values(invoice),
);
const numberOf = statement((db, { orderId, kind }: { orderId: number; kind: InvoiceKind }) =>
  db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind))),
);
/** The lines of an order in their order. */
export const itemsOf = statement((db, { id }: { id: number }) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id)),
);

/**
 * Issues the tax invoice of an order in the transaction that pays it. Returns its number; undefined
 * if a product has no tax rate, because the invoice would be wrong.
 */
export async function issueInvoice(
  tx: Db,
  now: Date,
  order: OrderRow,
  items: Item[],
): Promise<string | undefined> {
  if (orderGst({ address: order.address, items }).length === 0) return undefined;
  return issue(tx, now, order, 'invoice');
}

/** Issues the credit note of a refunded order. Returns undefined if it has no invoice. */
export async function issueCreditNote(
  tx: Db,
  now: Date,
  order: OrderRow,
): Promise<string | undefined> {
  const [invoice] = await numberOf(tx, { orderId: order.id, kind: 'invoice' });
  return invoice && issue(tx, now, order, 'credit note');
}

/** The series is locked until the transaction ends, so that its numbers have no gaps. */
async function issue(
  tx: Db,
  issuedAt: Date,
  { id: orderId, userId }: OrderRow,
  kind: InvoiceKind,
): Promise<string> {
  const [issued] = await numberOf(tx, { orderId, kind });
  if (issued) return issued.number;
  const name = seriesOf(kind, issuedAt);
  const [series] = await nextInSeries(tx, { name });
  if (!series) throw new Error('The series was not stored');
  const number = invoiceNumber(name, series.last);
  await insertInvoice(tx, { number, userId, orderId, kind, issuedAt });
  return number;
}
