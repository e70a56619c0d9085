import type * as Wire from '../generated.ts';
import { toOptionalText, toText } from './values.ts';

/** What the postal lookup knows of a pincode. */
export interface PincodeAnswer {
  isValid: boolean;
  /** Null when the lookup names none. */
  place: { city: string; state: string } | null;
}

/**
 * Only a first element whose Status is 'Success' counts as valid (2 §5). Its district stands for the
 * city: the lookup knows post offices, not cities.
 */
export function toPincodeAnswer([answer]: Wire.PincodeAnswer[]): PincodeAnswer {
  const isValid = answer !== undefined && toText(answer.Status) === 'Success';
  const office = isValid ? answer.PostOffice?.[0] : undefined;
  const place = office
    ? { city: toOptionalText(office.District), state: toOptionalText(office.State) }
    : null;
  return { isValid, place };
}
