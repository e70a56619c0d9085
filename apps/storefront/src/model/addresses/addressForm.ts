import type { Address, NewAddress } from '@parinda/api-client';
import type { Values } from '../../shared/form/rules.ts';

/** All but the second line are required (2 §5). */
export const addressRules = {
  full_name: { isRequired: true },
  phone: { isRequired: true },
  address: { isRequired: true },
  address_line2: {},
  city: { isRequired: true },
  state: { isRequired: true },
  zip_code: { isRequired: true },
};
export type AddressField = keyof typeof addressRules;

export const toNewAddress = (form: Values<AddressField>, user: number): NewAddress => ({
  ...form,
  address_line2: form.address_line2 || null,
  user,
});

/** As on an envelope. */
export const addressLines = (address: Address): string[] => [
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  `${address.city}, ${address.state} ${address.zipCode}`,
];

/** An address as the design system's cards take it. */
export const addressProps = (address: Address) => ({
  fullName: address.fullName,
  phone: address.phone,
  lines: addressLines(address),
});
