/** ISO 8601 only: a browser would guess a date from other texts. */
const isIso = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

/** India has a single time zone without daylight saving time: UTC+5:30. */
const indiaAheadMs = 5.5 * 3_600_000;

/**
 * Formats 'October 1, 2026', the long US format of blogs (1 §2), in Indian time. Does not use Intl,
 * whose first use blocks a mid-range phone for longer than the rest of the page.
 */
export function formatLongDate(iso: string): string {
  const date = new Date(isIso(iso) ? Date.parse(iso) + indiaAheadMs : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
