import type { Address, NewAddress } from '@parinda/api-client';
import { isGstin, normalGstin, notAGstin } from '@parinda/brand/gst';
import type { Rules, SentValues } from '../../shared/forms/rules.ts';
import { normalizePhone, normalizePincode, phoneError, pincodeError } from './addressChecks.ts';

const gstinError = (gstin: string) => (gstin === '' || isGstin(gstin) ? undefined : notAGstin);

/** All fields except the second line and the GSTIN are required (2 §5). */
export const addressRules = {
  full_name: { isRequired: true },
  phone: { isRequired: true, normalize: normalizePhone, check: phoneError },
  address: { isRequired: true },
  address_line2: {},
  city: { isRequired: true },
  state: { isRequired: true },
  zip_code: { isRequired: true, normalize: normalizePincode, check: pincodeError },
  gstin: { normalize: normalGstin, check: gstinError },
} satisfies Rules<Exclude<keyof NewAddress, 'user'>>;
export type AddressField = keyof typeof addressRules;

export const toNewAddress = (form: SentValues<typeof addressRules>, user: number): NewAddress => ({
  // The documents list the field in every request (2 §7), so an empty one is sent as null.
  address_line2: null,
  ...form,
  user,
});

/** Returns the lines of an address as on an envelope. */
export const addressLines = (address: Address): string[] => [
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  `${address.city}, ${address.state} ${address.zipCode}`,
];

export const addressProps = (address: Address) => ({
  fullName: address.fullName,
  phone: address.phone,
  lines: addressLines(address),
});
