import { keyedHash } from '../crypto/keyed-hash.ts';

/** Returns the provider's signature of a payment for an order (hex HMAC-SHA256). */
export function signPayment(secret: string, providerOrderId: string, paymentId: string): string {
  return keyedHash(secret, `${providerOrderId}|${paymentId}`);
}

/** Returns the provider's signature of a webhook body. */
export function signWebhook(secret: string, rawBody: string | Uint8Array): string {
  return keyedHash(secret, rawBody);
}
