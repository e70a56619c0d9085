import type { ProviderPayment } from './provider.ts';

const statuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;
type Status = (typeof statuses)[number];

const isStatus = (value: unknown): value is Status =>
  (statuses as readonly unknown[]).includes(value);

/** The database can store and index it. */
const isProviderId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\x21-\x7e]{1,100}$/.test(id);

const isAmount = (amount: unknown): amount is number =>
  Number.isSafeInteger(amount) && (amount as number) >= 0;

/**
 * Parses the payment entity of a webhook or response.
 *
 * @param status used instead of the entity's status
 * @returns undefined for an invalid entity
 */
export function paymentOf(entity: unknown, status?: Status): ProviderPayment | undefined {
  const { id, order_id: order, amount, currency, ...rest } = (entity ?? {}) as Entity;
  const orderId = order ?? null;
  const isFullyRefunded =
    isAmount(rest.amount_refunded) && rest.amount_refunded === amount && amount > 0;
  const known = isFullyRefunded ? 'refunded' : (status ?? rest.status);
  if (!isProviderId(id) || !(orderId === null || isProviderId(orderId))) return undefined;
  if (!isAmount(amount) || !isStatus(known)) return undefined;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { id, orderId, status: known, amount, currency };
}

interface Entity {
  id?: unknown;
  order_id?: unknown;
  status?: unknown;
  amount?: unknown;
  amount_refunded?: unknown;
  currency?: unknown;
}
