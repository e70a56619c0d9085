import type * as Wire from '../generated.ts';
import { rejectMalformed, toId, toText } from './values.ts';

/** Returns the session token. Throws without one, so that the login fails. */
export function toToken({ token }: Wire.Login): string {
  return toText(token.access) || rejectMalformed();
}

/** Keeps all fields of the profile (1 §3). */
export const toUser = (wire: Wire.User): Wire.User => ({ ...wire, id: toId(wire.id) });
