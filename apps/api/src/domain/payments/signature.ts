import { createHmac } from 'node:crypto';

/** The provider's proof that an order was paid by a payment (hex HMAC-SHA256). */
export function signPayment(secret: string, providerOrderId: string, paymentId: string): string {
  return hmac(secret, `${providerOrderId}|${paymentId}`);
}

/** The provider's proof that a webhook's body is its own. */
export function signWebhook(secret: string, rawBody: string | Uint8Array): string {
  return hmac(secret, rawBody);
}

function hmac(secret: string, text: string | Uint8Array): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
