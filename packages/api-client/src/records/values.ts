// Backends send numbers as numbers or as text. A response without a required value fails (1 §8, 2 §8).

export function rejectMalformed(): never {
  throw new Error('Malformed response');
}

/** Reads a required text, which may be ''. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : rejectMalformed();

/** Reads an optional text; '' when it is missing or null. */
export const toOptionalText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toId = (value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : rejectMalformed();

export const toFlag = (value: unknown): boolean =>
  typeof value === 'boolean' ? value : rejectMalformed();

/** Reads a required time in ISO 8601. */
export const toMoment = (value: unknown): string =>
  Number.isNaN(Date.parse(toText(value))) ? rejectMalformed() : (value as string);

const ratingMax = 5;

export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Reads a required amount in rupees, not below 0. */
export function toRupees(value: unknown): number {
  const rupees = toNumber(value);
  return rupees !== null && rupees >= 0 ? rupees : rejectMalformed();
}

/** Reads stars from 0 to 5; null when missing or malformed. */
export function toRating(value: unknown): number | null {
  const rating = toNumber(value);
  return rating === null ? null : Math.min(Math.max(rating, 0), ratingMax);
}

/** Reads a whole number from 0; null when missing or malformed. */
export function toCount(value: unknown): number | null {
  const count = toNumber(value);
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
}

/** Reads a number from 0 to 100; null when missing or malformed. */
export function toPercent(value: unknown): number | null {
  const percent = toNumber(value);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}

export const nonEmptyTexts = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text || []);

/** Reads a list and skips malformed items. Throws when all items are malformed. */
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
    const skipped = wire.length - kept.length;
    if (skipped) console.info(`Skipped malformed items: ${skipped}`);
    return skipped && !kept.length ? rejectMalformed() : kept;
  };
