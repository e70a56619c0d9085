import { api, serverMessage, statusOf } from '@parinda/api-client';
import { withoutBought } from '../cart/cart.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { type Attempts, attemptFor, linesOf } from './attempt.ts';
import { isOrdered, isPaid } from './keptAttempt.ts';
import {
  earlierFound,
  ordered,
  orderFailed,
  paymentConfirmed,
  proofFound,
} from './purchaseSlice.ts';
import type { Basket } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';
import { askIsPaid } from './settlePayment.ts';

export const notOrdered = (detail?: string) =>
  orderFailed({ text: 'Failed to create order', detail });

/** Finds or creates the order of a basket; gives the event that tells of it. */
export async function placeOrder(basket: Basket, attempts: Attempts, store: PurchaseStore) {
  const { customer, addressId, lines } = basket;
  if (!selectIsSignedIn(store.getState())) return orderFailed({ text: 'No access token found' });
  const stored = attempts.of(customer.id);
  const attempt = attemptFor(stored, customer.id, addressId, lines);
  // Nothing else is bought while the last payment has no answer, or was made unnoticed.
  if (isOrdered(stored)) {
    if (isPaid(stored)) return proofFound(stored);
    const isStoredPaid = await askIsPaid(stored.order, store);
    if (isStoredPaid === undefined) return notOrdered();
    if (isStoredPaid) {
      const rest = withoutBought(lines, new Map(linesOf(stored)));
      return rest.length === 0 ? paymentConfirmed(stored) : earlierFound(stored);
    }
  }
  attempts.keep(attempt);

  const newOrder = {
    user: customer.id,
    address: addressId,
    items: lines.map(({ id, quantity }) => ({ product: id, quantity })),
    delivery_status: 'pending',
    payment_status: 'pending',
  } as const;
  const { data: order, error } = await store.dispatch(
    api.endpoints.createOrder.initiate({ 'Idempotency-Key': attempt.key, newOrder }),
  );
  if (!order) {
    // A key that was used for something else can never succeed: the next try takes a new one.
    if (error && statusOf(error) === 422) attempts.forget(attempt.key);
    return notOrdered(error && serverMessage(error));
  }
  const orderedAttempt = { ...attempt, order };
  attempts.keep(orderedAttempt);
  // The same attempt in another tab may have been paid while this one waited for its order.
  if (stored?.key === attempt.key && !stored.order && (await askIsPaid(order, store))) {
    return paymentConfirmed(orderedAttempt);
  }
  return ordered(orderedAttempt);
}
