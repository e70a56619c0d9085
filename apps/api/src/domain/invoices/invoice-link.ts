import { keyedHash } from '../crypto/keyed-hash.ts';
import { sameText } from '../crypto/same-text.ts';

const step = 15 * 60_000; // ms

const signatureOf = (key: Uint8Array, number: string, expires: number) =>
  keyedHash(key, `${number} until ${expires}`);

/**
 * Returns the path of an invoice's PDF. The path alone opens the PDF for 15 to 30 minutes, so that a
 * plain link works without the session token. It stays the same for 15 minutes, as do responses.
 */
export function invoicePath(key: Uint8Array, number: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / step) + 2) * step;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(key, number, expires),
  });
  return `/api/user/invoices/${number}.pdf?${query}`;
}

export const isSigned = (
  key: Uint8Array,
  number: string,
  { expires, signature }: { expires: number; signature: string },
  now: Date,
): boolean => expires > now.getTime() && sameText(signature, signatureOf(key, number, expires));
