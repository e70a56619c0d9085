import { formatDistance } from 'date-fns/formatDistance';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/**
 * Formats '3 days ago' (1 §9).
 *
 * @param now ms since 1970
 */
export function formatAgo(iso: string, now: number): string {
  const date = parseISO(iso);
  return isValid(date) ? formatDistance(date, now, { addSuffix: true }) : '';
}
