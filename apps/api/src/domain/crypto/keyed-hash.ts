import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in hex: only who has the key can make it, or tell what it is of. */
export const keyedHash = (key: string | Uint8Array, text: string | Uint8Array): string =>
  createHmac('sha256', key).update(text).digest('hex');
