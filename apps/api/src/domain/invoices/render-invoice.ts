import type { Db } from '../../db/connect.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Returns an invoice or credit note as a PDF. Throws NotFound. The first call loads the PDF library
 * and its fonts, which the start does not need.
 */
export async function renderInvoice(db: Db, number: string): Promise<Buffer> {
  const invoice = await readInvoice(db, number);
  const { invoicePdf } = await import('./invoice-pdf.ts');
  return invoicePdf(invoice);
}
