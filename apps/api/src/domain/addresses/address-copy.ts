import type { AddressCopy } from '../../db/schema.ts';
import type { Address } from './addresses.ts';

/** Copies an address for an order, which keeps it when the address changes. */
export function addressCopy(address: Address): AddressCopy {
  return {
    id: address.id,
    user: address.userId,
    full_name: address.fullName,
    phone: address.phone,
    address: address.address,
    address_line2: address.addressLine2,
    city: address.city,
    state: address.state,
    zip_code: address.zipCode,
    ...(address.gstin !== null && { gstin: address.gstin }),
  };
}
