import { api, statusOf } from '@parinda/api-client';
import { backOffMs, type Clock, sleep } from '../../shared/time/clock.ts';
import { withoutBought } from '../cart/cart.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { findAlike } from './alikeOrder.ts';
import { type Attempts, attemptFor, isSame, wantedOf } from './attempt.ts';
import { explainOrderError } from './explainOrderError.ts';
import { type Attempt, isOrdered, isPaid, type OrderedAttempt } from './keptAttempt.ts';
import { undecidedOf } from './leftPayment.ts';
import {
  alikeFound,
  amountDiffers,
  earlierFound,
  ordered,
  orderFailed,
  paymentConfirmed,
  proofFound,
  settlingResumed,
} from './purchaseSlice.ts';
import type { AmountReason, Basket } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';
import { askIsPaid } from './settlePayment.ts';

export const notOrdered = (detail?: string) =>
  orderFailed({ text: 'Failed to create order', detail });

/** How often to retry while another tab places the same order, and the longest pause. */
const mostJoins = 3;
const longestJoinMs = 4000;

export const notReopened = 'The order could not be opened for payment. Please try again.';

/**
 * Finds or creates the order of a basket: the order of this attempt, or one that the customer has
 * started on another device.
 *
 * @returns the event with the outcome
 */
export async function placeOrder(
  basket: Basket,
  attempts: Attempts,
  store: PurchaseStore,
  clock: Clock,
) {
  const { customer, addressId, lines } = basket;
  if (!selectIsSignedIn(store.getState())) return orderFailed({ text: 'No access token found' });
  const wanted = wantedOf(addressId, lines);
  /** Stores the attempt, so that another tab reuses its key. */
  const claim = () => {
    const attempt = attemptFor(attempts.of(customer.id), customer.id, wanted);
    attempts.keep(attempt);
    return attempt;
  };
  const toPay = (attempt: OrderedAttempt, reason: AmountReason) =>
    attempt.order.razorpay_amount === paise ? ordered(attempt) : amountDiffers({ attempt, reason });
  const paise = Math.round(basket.total * 100);
  const stored = attempts.of(customer.id);
  const left = undecidedOf(customer.id, clock.now());
  if (left) return settlingResumed(left);
  // Checks the last payment first: it may be unverified, or have succeeded unnoticed.
  if (isOrdered(stored)) {
    if (isPaid(stored)) return proofFound(stored);
    const isStoredPaid = await askIsPaid(stored.order, store);
    if (isStoredPaid === undefined) return notOrdered();
    if (isStoredPaid) {
      const rest = withoutBought(lines, new Map(stored.lines));
      return rest.length === 0 ? paymentConfirmed(stored) : earlierFound(stored);
    }
    // An order keeps its prices: after a price drop, a new one is created.
    const isDearer = stored.order.razorpay_amount > paise;
    if (isSame(stored, wanted) && (isDearer || stored.isJoined)) attempts.forget(stored.key);
  } else {
    claim();
  }
  const alike = basket.isSecond ? undefined : await findAlike(wanted, store, clock.now());
  if (alike?.paid) return alikeFound(alike.paid);
  const own = attempts.of(customer.id);
  const isOwn = isOrdered(own) && isSame(own, wanted);
  // Joins the order, as it can be paid only once, in any number of browsers.
  if (alike?.begun && !isOwn && alike.begun.razorpay_amount <= paise) {
    const joined = { ...claim(), order: alike.begun, isJoined: true } as const;
    attempts.keep(joined);
    return toPay(joined, 'begunEarlier');
  }
  const newOrder = {
    user: customer.id,
    address: addressId,
    items: lines.map(({ id, quantity }) => ({ product: id, quantity })),
    delivery_status: 'pending',
    payment_status: 'pending',
  } as const;
  const create = ({ key }: Attempt) =>
    store.dispatch(api.endpoints.createOrder.initiate({ 'Idempotency-Key': key, newOrder }));

  let attempt = claim();
  let { data: order, error } = await create(attempt);
  // Another tab is placing the same order: retries until it exists.
  for (let count = 0; error && statusOf(error) === 409 && count < mostJoins; count += 1) {
    await sleep(backOffMs(count, longestJoinMs), clock);
    ({ data: order, error } = await create(attempt));
  }
  // The key belongs to another or to a cancelled order and can never succeed.
  if (error && statusOf(error) === 422) {
    attempts.forget(attempt.key);
    attempt = claim();
    ({ data: order, error } = await create(attempt));
  }
  if (!order) {
    return notOrdered(error && (await explainOrderError(error, basket, store)));
  }
  const orderedAttempt = { ...attempt, order };
  attempts.keep(orderedAttempt);
  // Another tab may have paid the same attempt meanwhile.
  if (stored?.key === attempt.key && !stored.order && (await askIsPaid(order, store))) {
    return paymentConfirmed(orderedAttempt);
  }
  const isReplayed = isOrdered(stored) && stored.key === attempt.key;
  return toPay(orderedAttempt, isReplayed ? 'begunEarlier' : 'priceChanged');
}

/** Checks whether an existing order can be paid now; returns the event with the outcome. */
export async function reopenOrder(
  attempt: OrderedAttempt,
  attempts: Attempts,
  store: PurchaseStore,
  clock: Clock,
) {
  const stored = attempts.of(attempt.userId);
  if (isPaid(stored)) return proofFound(stored);
  const left = undecidedOf(attempt.userId, clock.now());
  if (left) return settlingResumed(left);
  const own = isOrdered(stored) && stored.order.id === attempt.order.id ? stored : attempt;
  const isOrderPaid = await askIsPaid(own.order, store);
  if (isOrderPaid === undefined) return orderFailed({ text: notReopened });
  return isOrderPaid ? paymentConfirmed(own) : ordered(own);
}
