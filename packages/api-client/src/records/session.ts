import type * as Wire from '../generated.ts';
import { rejectMalformed, toId, toText } from './values.ts';

/** Returns the session token. Throws without one, so that the login fails. */
export function toToken({ token }: Wire.Login): string {
  return toText(token.access) || rejectMalformed();
}

/** Keeps all fields of the profile (1 §3). Throws without an id, a name and an e-mail address. */
export const toUser = (wire: Wire.User): Wire.User => ({
  ...wire,
  id: toId(wire.id),
  name: toText(wire.name),
  email: toText(wire.email),
});

/** Keeps the whole body, which the customer saves. Throws without the account. */
export function toMyData(wire: Wire.MyData): Wire.MyData {
  toText(wire.customer.name);
  toText(wire.customer.email);
  return wire;
}

/** Returns the ticket number. */
export const toDataTicket = ({ ticket }: Wire.DataRequestReceipt): string =>
  toText(ticket).trim() || rejectMalformed();
