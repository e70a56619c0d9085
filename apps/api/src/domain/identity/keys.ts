import { hkdfSync } from 'node:crypto';

/** Separate keys, derived from one secret. */
export interface Keys {
  jwt: Uint8Array;
  otp: Uint8Array;
  client: Uint8Array;
  /** Signs links of invoices. */
  invoice: Uint8Array;
}

export const deriveKey = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `parinda ${use}`, 32));

export const keysFrom = (secret: string): Keys => ({
  jwt: deriveKey(secret, 'jwt'),
  otp: deriveKey(secret, 'otp'),
  client: deriveKey(secret, 'client'),
  invoice: deriveKey(secret, 'invoice'),
});
