/** A tax invoice, or the credit note of its refund. */
export type InvoiceKind = 'invoice' | 'credit note';

const prefixes = { invoice: 'INV', 'credit note': 'CN' };
const indianMonth = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
});

/** Returns the series of a document, such as 'INV-2627': the tax year begins on April 1 in India. */
export function seriesOf(kind: InvoiceKind, date: Date): string {
  const parts = Object.fromEntries(
    indianMonth.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0 } = parts;
  const first = month < 4 ? year - 1 : year;
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${prefixes[kind]}-${twoDigits(first)}${twoDigits(first + 1)}`;
}

/** Returns at most 16 characters, as the law asks. */
export const invoiceNumber = (series: string, count: number): string =>
  `${series}-${String(count).padStart(6, '0')}`;
