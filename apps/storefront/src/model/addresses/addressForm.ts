import type { Address, NewAddress } from '@parinda/api-client';

export const addressFields = [
  'full_name',
  'phone',
  'address',
  'address_line2',
  'city',
  'state',
  'zip_code',
] as const;
export type AddressField = (typeof addressFields)[number];

const optional: readonly AddressField[] = ['address_line2'];

/** The required fields that are empty (A 5). */
export const missingFields = (form: Record<AddressField, string>): AddressField[] =>
  addressFields.filter((field) => !optional.includes(field) && form[field].trim() === '');

export const toNewAddress = (form: Record<AddressField, string>, user: number): NewAddress => ({
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
