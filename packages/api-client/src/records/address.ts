import type * as Wire from '../generated.ts';

export interface Address {
  id: number;
  fullName: string;
  phone: string;
  line1: string;
  /** '' when there is none. */
  line2: string;
  city: string;
  state: string;
  zipCode: string;
}

export const toAddress = (wire: Wire.Address): Address => ({
  id: wire.id,
  fullName: wire.full_name,
  phone: wire.phone,
  line1: wire.address,
  line2: wire.address_line2 ?? '',
  city: wire.city,
  state: wire.state,
  zipCode: wire.zip_code,
});
