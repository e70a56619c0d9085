/** ISO 8601 only: of other texts a browser would guess a date. */
const isIso = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});

/** 'October 1, 2026': the long US format of blogs (1 §2), in India, where they are written. */
export function formatLongDate(iso: string): string {
  const date = new Date(isIso(iso) ? iso : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : longDate.format(date);
}
