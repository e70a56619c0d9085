import { format, isValid, parseISO } from 'date-fns';
import { orderDateFormat } from '../business.ts';

/** 'Oct 01, 2026 15:00' in the reader's own time zone (2 §9). */
export function formatOrderDate(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, orderDateFormat) : '';
}
