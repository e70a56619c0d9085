/** Values as backends send them, read once: a number may come as text, anything may be missing. */

const ratingMax = 5;

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Rupees; 0 when they cannot be read. */
export const toRupees = (value: unknown): number => toNumber(value) ?? 0;

/** Stars from 0 to 5; null when there are none or they cannot be read. */
export function toRating(value: unknown): number | null {
  const rating = toNumber(value);
  return rating === null ? null : Math.min(Math.max(rating, 0), ratingMax);
}

/** A whole number of things, from 0; null when it cannot be read. */
export function toCount(value: unknown): number | null {
  const count = toNumber(value);
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
}

/** The texts that say something, in their order. */
export const presentTexts = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text || []);

export const listOf =
  <Wire, Kept>(toRecord: (wire: Wire) => Kept) =>
  (wire: Wire[]): Kept[] =>
    wire.map((one) => toRecord(one));
