import { api, type Order, type OrderToPay } from '@parinda/api-client';
import { askedAhead } from '../../shared/callsAhead.ts';
import { addressOf, linesOf, orderToPay } from './attempt.ts';
import type { AlikeOrder } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Whoever orders the same things again later means it. */
export const recentMs = 60 * 60_000;

const sorted = (lines: readonly (readonly [id: number, quantity: number])[]) =>
  JSON.stringify([...lines].sort(([a], [b]) => a - b));

/** A paid order of exactly these things, placed lately. */
export function alikeAmong(
  orders: readonly Order[],
  basket: string,
  now: number,
): AlikeOrder | undefined {
  const wanted = sorted(linesOf({ basket }));
  return orders.find(
    ({ paymentStatus, date, items }) =>
      paymentStatus === 'completed' &&
      // Of a browser whose clock is far behind nobody knows what is late.
      Math.abs(now - Date.parse(date)) < recentMs &&
      sorted(items.map(({ productId, quantity }) => [productId, quantity])) === wanted,
  );
}

/** No payment window stays open for longer. */
export const begunMs = 15 * 60_000;

/** An unpaid order of exactly these things to this address, placed lately, that can be paid. */
export function begunAmong(
  orders: readonly Order[],
  basket: string,
  now: number,
): OrderToPay | undefined {
  const wanted = sorted(linesOf({ basket }));
  const found = orders.find(
    ({ paymentStatus, paymentKey, cancelledAt, date, address, items }) =>
      paymentStatus !== 'completed' &&
      paymentKey !== null &&
      cancelledAt === null &&
      Math.abs(now - Date.parse(date)) < begunMs &&
      address?.id === addressOf({ basket }) &&
      sorted(items.map(({ productId, quantity }) => [productId, quantity])) === wanted,
  );
  return found && orderToPay(found, found.paymentKey ?? '');
}

/** What another tab or device has done with the same things a moment ago. Not answered is nothing. */
export async function findAlike(basket: string, store: PurchaseStore, now: number) {
  const asked = store.dispatch(
    api.endpoints.listOrders.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data = [] } = await askedAhead(asked, store);
  return { paid: alikeAmong(data, basket, now), begun: begunAmong(data, basket, now) };
}
