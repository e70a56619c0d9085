import type { PaymentOutcome } from './payment-state.ts';

/** What a webhook says of a payment. */
export interface Reported {
  event: string;
  outcome: PaymentOutcome;
  providerOrderId: string;
  paymentId: string;
  /** Paise. */
  amount: number;
}

const outcomes = new Map<unknown, PaymentOutcome>([
  ['payment.captured', 'captured'],
  ['order.paid', 'captured'],
  ['payment.failed', 'failed'],
]);

interface Event {
  event?: unknown;
  payload?: { payment?: { entity?: Record<string, unknown> } };
}

/** One that the database can hold, in its indexes too. */
const isProviderId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\x21-\x7e]{1,100}$/.test(id);

/** undefined: an event that says nothing of an order's payment, or no event at all. */
export function reportedPayment(rawBody: string): Reported | undefined {
  let body: Event | null;
  try {
    body = JSON.parse(rawBody);
  } catch {
    return undefined;
  }
  const outcome = outcomes.get(body?.event);
  const { id, order_id: orderId, amount, currency } = body?.payload?.payment?.entity ?? {};
  if (!outcome || !isProviderId(id) || !isProviderId(orderId)) return undefined;
  if (typeof amount !== 'number' || currency !== 'INR') return undefined;
  return { event: String(body?.event), outcome, providerOrderId: orderId, paymentId: id, amount };
}
