import { format, isValid, parseISO } from 'date-fns';
import { orderDateFormat } from '../business.ts';

/** Formats '1 October 2026' in India's time zone, which decides the date of an invoice. */
export const invoiceDate = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});

/** Formats 'Oct 01, 2026 15:00' in the visitor's time zone (2 §9). */
export function formatOrderDate(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, orderDateFormat) : '';
}
