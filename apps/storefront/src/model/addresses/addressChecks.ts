import type { Address } from '@parinda/api-client';
import { stateLetters } from '@parinda/brand/gst';
import { toAsciiDigits } from '@parinda/ui/text-field';

/** Ten Indian digits after an optional +91 or 0, with single blanks or dashes; as the contract. */
const phonePattern = /^(\+91[ -]?|0[ -]?)?[1-9]([ -]?[0-9]){9}$/;
/** No Indian pincode starts with 0. */
const pincodePattern = /^[1-9][0-9]{5}$/;

/** Removes the marks and blanks that a number copied from a phone book may have. */
export const normalizePhone = (text: string): string =>
  toAsciiDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads '570 001' too. */
export const normalizePincode = (text: string): string => toAsciiDigits(text).replace(/\s/g, '');

export const phoneError = (phone: string): string | undefined =>
  phonePattern.test(phone) ? undefined : 'Please enter a valid phone number of ten digits.';

/** Returns whether a normalized pincode can exist. */
export const isPincode = (pin: string): boolean => pincodePattern.test(pin);

export const pincodeError = (pin: string): string | undefined =>
  isPincode(pin) ? undefined : 'Please enter a valid pincode of six digits.';

/** Returns why an address of an earlier version cannot be used for an order. */
export const storedAddressError = ({ zipCode }: Address): string | undefined =>
  isPincode(normalizePincode(zipCode))
    ? undefined
    : `${zipCode} is not a pincode, so we cannot deliver to this address. Add it again with the right one.`;

/** Returns whether two texts name different states; false for a state in another script. */
export function areOtherStates(one: string, other: string): boolean {
  const [a, b] = [stateLetters(one), stateLetters(other)];
  return a !== '' && b !== '' && !a.includes(b) && !b.includes(a);
}
