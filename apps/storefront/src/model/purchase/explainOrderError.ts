import { type ApiError, api, serverMessage, statusOf } from '@parinda/api-client';
import type { Basket } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Refetches catalog and addresses for every page that shows them. */
export async function refreshShown(userId: number, { dispatch }: PurchaseStore) {
  const refetch = { subscribe: false, forceRefetch: true } as const;
  const [{ data: products }, { data: addresses }] = await Promise.all([
    dispatch(api.endpoints.listProducts.initiate(undefined, refetch)),
    dispatch(api.endpoints.listAddresses.initiate({ userId }, refetch)),
  ]);
  return { products, addresses };
}

type Shown = Awaited<ReturnType<typeof refreshShown>>;

/** Describes the outdated parts of a basket in one sentence; undefined when there are none. */
export function whatChanged(
  { lines, addressId }: Pick<Basket, 'lines' | 'addressId'>,
  { products, addresses }: Shown,
): string | undefined {
  const gone = lines.filter(({ id }) => products && !products.some((one) => one.id === id));
  const titles = gone.map(({ title }) => title).join(' and ');
  if (gone.length === 1) return `${titles} is no longer sold and is left out of the total.`;
  if (gone.length > 1) return `${titles} are no longer sold and are left out of the total.`;
  if (addresses && !addresses.some(({ id }) => id === addressId)) {
    return 'The address you chose is no longer in your address book. Please choose another one.';
  }
  return undefined;
}

/** Explains why an order was not placed, consistent with the refreshed page. */
export async function explainOrderError(error: ApiError, basket: Basket, store: PurchaseStore) {
  const status = statusOf(error);
  if (status === undefined || status < 400 || status > 499) return serverMessage(error);
  const shown = await refreshShown(basket.customer.id, store);
  return whatChanged(basket, shown) ?? serverMessage(error);
}
