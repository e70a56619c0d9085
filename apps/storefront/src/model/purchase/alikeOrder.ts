import { api, type Order, type OrderToPay } from '@parinda/api-client';
import { askedAhead } from '../../shared/callsAhead.ts';
import { orderToPay, type Wanted } from './attempt.ts';
import type { AttemptLine } from './keptAttempt.ts';
import type { AlikeOrder } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** A later order of the same items is intentional. */
export const recentMs = 60 * 60_000;

const sorted = (lines: readonly AttemptLine[]) =>
  JSON.stringify([...lines].sort(([a], [b]) => a - b));

const hasItemsOf = ({ items }: Order, { lines }: Wanted): boolean =>
  sorted(items.map(({ productId, quantity }) => [productId, quantity])) === sorted(lines);

/** The browser's clock may be behind the server's, so a date in the future counts too. */
const isWithin = (ms: number, { date }: Order, now: number): boolean =>
  Math.abs(now - Date.parse(date)) < ms;

/** Returns a recent paid order with exactly the wanted items. */
export const alikeAmong = (
  orders: readonly Order[],
  wanted: Wanted,
  now: number,
): AlikeOrder | undefined =>
  orders.find(
    (order) =>
      order.paymentStatus === 'completed' &&
      isWithin(recentMs, order, now) &&
      hasItemsOf(order, wanted),
  );

/** Longest time that a payment window stays open. */
export const begunMs = 15 * 60_000;

/** Returns a recent payable order with exactly the wanted items and address. */
export function begunAmong(
  orders: readonly Order[],
  wanted: Wanted,
  now: number,
): OrderToPay | undefined {
  for (const order of orders) {
    const { paymentStatus, paymentKey: key, cancelledAt, address } = order;
    if (paymentStatus === 'completed' || key === null || cancelledAt !== null) continue;
    const isToSameAddress = address?.id === wanted.addressId;
    if (isToSameAddress && isWithin(begunMs, order, now) && hasItemsOf(order, wanted)) {
      return orderToPay(order, key);
    }
  }
  return undefined;
}

/** Finds duplicate orders from another tab or device. A failed request finds none. */
export async function findAlike(wanted: Wanted, store: PurchaseStore, now: number) {
  const asked = store.dispatch(
    api.endpoints.listOrders.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data = [] } = await askedAhead(asked, store);
  return { paid: alikeAmong(data, wanted, now), begun: begunAmong(data, wanted, now) };
}
