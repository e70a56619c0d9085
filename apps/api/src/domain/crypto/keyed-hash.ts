import { createHmac } from 'node:crypto';

/** Returns an HMAC-SHA256 in hex. */
export const keyedHash = (key: string | Uint8Array, text: string | Uint8Array): string =>
  createHmac('sha256', key).update(text).digest('hex');
