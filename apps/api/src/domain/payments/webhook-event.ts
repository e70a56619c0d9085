import type { ProviderPayment } from './provider.ts';
import { paymentOf } from './provider-payment.ts';

/** Path for the provider's webhooks. */
export const webhookPath = '/api/webhooks/payment';

/** Payment report of a webhook. */
export interface WebhookReport {
  /** Such as 'payment.captured'; 'unreadable' without a valid name. */
  type: string;
  /** undefined: no payment, or an unknown format. */
  payment: ProviderPayment | undefined;
}

/** Events whose name contains the payment's status; other events contain it in the payment. */
const states: Partial<Record<string, ProviderPayment['status']>> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'order.paid': 'captured',
};

interface Event {
  event?: unknown;
  payload?: { payment?: { entity?: unknown } };
}

export function readWebhook(rawBody: string): WebhookReport {
  let body: Event | null;
  try {
    body = JSON.parse(rawBody);
  } catch {
    return { type: 'unreadable', payment: undefined };
  }
  const name = body?.event;
  const type = typeof name === 'string' && /^[\w.]{1,100}$/.test(name) ? name : 'unreadable';
  const entity = body?.payload?.payment?.entity;
  const state = Object.hasOwn(states, type) ? states[type] : undefined;
  return { type, payment: type === 'unreadable' ? undefined : paymentOf(entity, state) };
}

/** Returns whether an event is about money, so that an unknown format must be logged. */
export const isPaymentEvent = (type: string): boolean => /^(payment|order|refund)\./.test(type);
