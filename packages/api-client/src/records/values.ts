/**
 * Values as backends send them, read once: a number may come as text. What the shop cannot do without
 * must be there; an answer in which it is not is malformed, and its call has failed (1 §8, 2 §8).
 */

export function fail(): never {
  throw new Error('Malformed answer');
}

/** A text that has to be there; it may be ''. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : fail());

/** A text that may be missing or null: '' then. */
export const toOptionalText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toId = (value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : fail();

export const toFlag = (value: unknown): boolean => (typeof value === 'boolean' ? value : fail());

/** A moment in ISO 8601, as text. */
export const toMoment = (value: unknown): string =>
  Number.isNaN(Date.parse(toText(value))) ? fail() : (value as string);

const ratingMax = 5;

export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Rupees, not below 0. An amount that cannot be read is none: nobody is told 0. */
export function toRupees(value: unknown): number {
  const rupees = toNumber(value);
  return rupees !== null && rupees >= 0 ? rupees : fail();
}

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

/** A list, without the items that cannot be read; where none can, the answer is malformed. */
export const listOf =
  <Wire, Kept>(toRecord: (wire: Wire) => Kept) =>
  (wire: Wire[]): Kept[] => {
    const kept = wire.flatMap((one) => {
      try {
        return toRecord(one);
      } catch {
        return [];
      }
    });
    const leftOut = wire.length - kept.length;
    if (leftOut) console.info(`Left out: ${leftOut}`);
    return leftOut && !kept.length ? fail() : kept;
  };
