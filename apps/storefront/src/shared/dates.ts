import { format, formatDistanceToNow, isValid, parseISO } from 'date-fns';
import { orderDateFormat } from './business.ts';

const orEmpty = (iso: string, write: (date: Date) => string): string => {
  const date = parseISO(iso);
  return isValid(date) ? write(date) : '';
};

/** 'Oct 01, 2026 15:00' in the reader's own time zone (2 §9). */
export const formatOrderDate = (iso: string): string =>
  orEmpty(iso, (date) => format(date, orderDateFormat));

/** 'October 1, 2026': the long US format of blogs (1 §2). */
export const formatLongDate = (iso: string): string =>
  orEmpty(iso, (date) => format(date, 'MMMM d, yyyy'));

/** '3 days ago' (1 §9). */
export const formatAgo = (iso: string): string =>
  orEmpty(iso, (date) => formatDistanceToNow(date, { addSuffix: true }));
