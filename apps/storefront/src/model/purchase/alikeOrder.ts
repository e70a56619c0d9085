import { api, type Order } from '@parinda/api-client';
import { askedAhead } from '../../shared/callsAhead.ts';
import { linesOf } from './attempt.ts';
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

/** Another tab or device may have bought the same a moment ago. Not answered is not found. */
export async function findAlike(basket: string, store: PurchaseStore, now: number) {
  const asked = store.dispatch(
    api.endpoints.listOrders.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data } = await askedAhead(asked, store);
  return data && alikeAmong(data, basket, now);
}
