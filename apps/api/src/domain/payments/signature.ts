import { keyedHash } from '../crypto/keyed-hash.ts';

/** The provider's proof that an order was paid by a payment (hex HMAC-SHA256). */
export function signPayment(secret: string, providerOrderId: string, paymentId: string): string {
  return keyedHash(secret, `${providerOrderId}|${paymentId}`);
}

/** The provider's proof that a webhook's body is its own. */
export function signWebhook(secret: string, rawBody: string | Uint8Array): string {
  return keyedHash(secret, rawBody);
}
