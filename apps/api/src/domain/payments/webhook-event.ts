import type { ProviderPayment } from './provider.ts';
import { paymentOf } from './provider-payment.ts';

/** The provider sends its events there. */
export const webhookPath = '/api/webhooks/payment';

/** What a webhook says. */
export interface WebhookReport {
  /** Such as 'payment.captured'; 'unreadable' when it names none. */
  type: string;
  /** undefined: it tells of no payment, or in no form that is known. */
  payment: ProviderPayment | undefined;
}

/** Events whose name tells the state of their payment. The others' payment tells it itself. */
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

/** One that says money has moved must be understood. */
export const isPaymentEvent = (type: string): boolean => /^(payment|order|refund)\./.test(type);
