import { toAsciiDigits } from '../input/digits.ts';

export const normalPincode = (text: string): string => toAsciiDigits(text).replace(/\s/g, '');

/**
 * Returns whether a stored pincode can exist: none starts with 0. Addresses of earlier versions
 * have any text.
 */
export const isPincode = (text: string): boolean => /^[1-9][0-9]{5}$/.test(normalPincode(text));
