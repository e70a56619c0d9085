import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { orderDateFormat } from '../business.ts';

/** Formats 'Oct 01, 2026 15:00' in the visitor's time zone (2 §9). */
export function formatOrderDate(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, orderDateFormat) : '';
}
