import type * as Wire from '../generated.ts';
import { toId, toOptionalText, toText } from './values.ts';

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
  /** '' when there is none. */
  gstin: string;
}

export const toAddress = (wire: Wire.Address): Address => ({
  id: toId(wire.id),
  fullName: toText(wire.full_name),
  phone: toText(wire.phone),
  line1: toText(wire.address),
  line2: toOptionalText(wire.address_line2),
  city: toText(wire.city),
  state: toText(wire.state),
  zipCode: toText(wire.zip_code),
  gstin: toOptionalText(wire.gstin),
});
