import type { PaymentConfig } from '../../config/config.ts';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './provider.ts';
import { paymentOf } from './provider-payment.ts';

/** Two in a row stay below the timeout of a request. */
const timeout = 4000; // ms

/**
 * In minutes: captures authorized payments automatically, and holds the others for the maximum
 * time.
 */
const capture = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: 12,
    manual_expiry_period: 7200,
    refund_speed: 'normal',
  },
};

/** Returns a client of Razorpay's HTTP API. */
export function razorpay({
  keyId,
  keySecret,
  webhookSecret,
  apiUrl,
}: PaymentConfig): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function request<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
    const response = await fetch(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    }).catch((error) => {
      throw connectionError(error);
    });
    const answer: unknown = await response.json().catch((error) => {
      if (error instanceof SyntaxError) return undefined;
      throw connectionError(error);
    });
    if (!response.ok) throw responseError(response.status, answer);
    return (answer ?? {}) as T;
  }

  const paymentPath = (id: string) => `/payments/${encodeURIComponent(id)}`;

  return {
    keyId,
    keySecret,
    webhookSecret,
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    async createOrder({ amount, receipt }) {
      const order = { amount, currency: 'INR', receipt, payment: capture };
      const { id } = await request<{ id?: unknown }>('/orders', order);
      if (typeof id !== 'string' || !id) throw new ProviderError('broken', 'no order id');
      return { id };
    },
    async ordersWith(receipt) {
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`;
      const { items } = await request<{ items?: ProviderOrder[] }>(path);
      // Providers may ignore the filter.
      return asList(items)
        .filter((order) => order.receipt === receipt)
        .sort((a, b) => a.created_at - b.created_at)
        .map(({ id, amount }) => ({ id, amount }));
    },
    async listPayments() {
      const { items } = await request<{ items?: unknown[] }>('/payments?count=1');
      asList(items);
    },
    async paymentsOf(providerOrderId, signal) {
      const path = `/orders/${encodeURIComponent(providerOrderId)}/payments`;
      const { items } = await request<{ items?: unknown[] }>(path, undefined, signal);
      return asList(items).map(asPayment);
    },
    async isPaid(providerOrderId, signal) {
      const path = `/orders/${encodeURIComponent(providerOrderId)}`;
      return (await request<{ status?: unknown }>(path, undefined, signal)).status === 'paid';
    },
    async offerOf(paymentId, signal) {
      const path = `${paymentPath(paymentId)}/?expand[]=offers`;
      const { offers, offer_id } = await request<WithOffers>(path, undefined, signal);
      const id = offers?.items?.[0]?.id ?? offer_id;
      return typeof id === 'string' ? id : undefined;
    },
    async capture({ id, amount, currency }, signal) {
      return asPayment(await request(`${paymentPath(id)}/capture`, { amount, currency }, signal));
    },
    async refund(paymentId, signal) {
      const path = paymentPath(paymentId);
      const isRefunded = async () =>
        (await request<{ status?: string }>(path, undefined, signal)).status === 'refunded';
      if (await isRefunded()) return;
      await request(`${path}/refund`, {}, signal).catch(async (error) => {
        // Another process may have been faster.
        if (!(await isRefunded())) throw error;
      });
    },
  };
}

interface WithOffers {
  offers?: { items?: { id?: unknown }[] };
  offer_id?: unknown;
}

interface ProviderOrder {
  id: string;
  amount: number;
  receipt: string | null;
  created_at: number;
}

function asList<T>(items: T[] | undefined): T[] {
  if (!Array.isArray(items)) throw new ProviderError('broken', 'no list');
  return items;
}

function asPayment(entity: unknown): ProviderPayment {
  const payment = paymentOf(entity);
  if (!payment) throw new ProviderError('broken', 'a payment in an unknown format');
  return payment;
}

function connectionError(error: unknown): ProviderError {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return new ProviderError('timeout');
  return new ProviderError('unreachable', (cause as NodeJS.ErrnoException)?.code);
}

function responseError(status: number, answer: unknown): ProviderError {
  const { error } = (answer ?? {}) as { error?: ErrorEntity };
  const description = typeof error?.description === 'string' ? error.description : '';
  const detail = [status, description.replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 200)]
    .filter(Boolean)
    .join(': ');
  if (status === 401 || status === 403) return new ProviderError('wrong key', detail);
  if (status >= 500 || status === 429) return new ProviderError('broken', detail);
  return new ProviderError(isOverLimit(error) ? 'over limit' : 'refused', detail);
}

/** Documented fields of an error; `field` is set if one field is wrong. */
interface ErrorEntity {
  code?: unknown;
  field?: unknown;
  description?: unknown;
}

function isOverLimit({ code, field, description }: ErrorEntity = {}): boolean {
  const isAmountField = field === undefined || field === null || field === 'amount';
  const isLimit = /amount exceeds|exceeds (the )?maximum amount/i.test(String(description));
  return code === 'BAD_REQUEST_ERROR' && isAmountField && isLimit;
}
