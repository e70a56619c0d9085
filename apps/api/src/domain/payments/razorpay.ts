import type { PaymentConfig } from '../../config/config.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';

const timeout = 10_000; // ms

/** The real provider, over its HTTP API. */
export function razorpay({
  keyId,
  keySecret,
  webhookSecret,
  apiUrl,
}: PaymentConfig): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
    const response = await fetch(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}`);
    return (await response.json()) as T;
  }

  return {
    keyId,
    keySecret,
    webhookSecret,
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    async createOrder({ amount, receipt }) {
      const { id } = await ask<{ id?: unknown }>('/orders', { amount, currency: 'INR', receipt });
      if (typeof id !== 'string' || !id) throw new Error('The payment provider gave no order id');
      return { id };
    },
    async paymentsOf(providerOrderId, signal) {
      const path = `/orders/${encodeURIComponent(providerOrderId)}/payments`;
      return (await ask<{ items: ProviderPayment[] }>(path, undefined, signal)).items;
    },
  };
}
