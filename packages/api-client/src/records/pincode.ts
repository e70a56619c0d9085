import type * as Wire from '../generated.ts';
import { toOptionalText, toText } from './values.ts';

export interface PincodeAnswer {
  isValid: boolean;
  /** null when the lookup returns no post office. */
  place: { city: string; state: string } | null;
}

/**
 * Reads the first element; it is valid only with the Status 'Success' (2 §5). Uses the district as the
 * city, because the lookup returns no city.
 */
export function toPincodeAnswer([answer]: Wire.PincodeAnswer[]): PincodeAnswer {
  const isValid = answer !== undefined && toText(answer.Status) === 'Success';
  const office = isValid ? answer.PostOffice?.[0] : undefined;
  const place = office
    ? { city: toOptionalText(office.District), state: toOptionalText(office.State) }
    : null;
  return { isValid, place };
}
