/** ISO 8601 only: of other texts a browser would guess a date. */
const isIso = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );

/** India has one time and no other in summer: UTC+5:30. */
const indiaAheadMs = 5.5 * 3_600_000;

/**
 * 'October 1, 2026': the long US format of blogs (1 §2), in India, where they are written. Not by
 * Intl, whose first use keeps a phone of the middle busy for longer than all else of such a page.
 */
export function formatLongDate(iso: string): string {
  const date = new Date(isIso(iso) ? Date.parse(iso) + indiaAheadMs : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
