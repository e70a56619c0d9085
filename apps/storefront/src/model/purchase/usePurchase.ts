import { api, type OrderToPay, serverMessage, statusOf, type User } from '@parinda/api-client';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { configuration } from '../../shared/configuration.ts';
import { notifyAccount } from '../../shared/notify.ts';
import type { CartLine } from '../cart/cart.ts';
import { selectIsSignedIn } from '../session/sessionSlice.ts';
import { type Attempt, attemptFor, forgetAttempt, keepAttempt, readAttempt } from './attempt.ts';
import { loadWidget, openWidget } from './paymentWidget.ts';
import { refusedText, unconfirmedText, useSettlePayment } from './settlePayment.ts';

export interface Basket {
  customer: User;
  addressId: number;
  lines: CartLine[];
  /** Rupees, as the shopper sees them. */
  total: number;
}

/** What stands on the page about the purchase, beside the documented toasts. */
export interface PurchaseNotice {
  tone: 'info' | 'danger';
  text: string;
  /** `check`: the outcome is open and can be asked for again. `pay`: nothing happened, try again. */
  next?: 'check' | 'pay';
}

type OrderedAttempt = Attempt & { order: OrderToPay };

const paise = (rupees: number) => Math.round(rupees * 100);

/** 'Proceed to Pay': order, widget, verification (A 4, A 7). */
export function usePurchase() {
  const [createOrder] = api.useCreateOrderMutation();
  const [getOrder] = api.useLazyGetOrderQuery();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { settlePayment, finishPaid } = useSettlePayment();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<PurchaseNotice>();
  /** Set while the shopper is asked about an amount that differs from the one shown. */
  const [changed, setChanged] = useState<{ attempt: OrderedAttempt; customer: User }>();
  const isRunning = useRef(false);

  /** Runs one step at a time: a double click is one click. */
  const once = async (step: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setNotice(undefined);
    await step().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  };

  const fail = (text: string, detail = '') => {
    setNotice({ tone: 'danger', text: detail ? `${text}: ${detail}` : text });
    notifyAccount('danger', text);
  };

  const settle = async (attempt?: Attempt) => {
    const settlement = await settlePayment(attempt);
    if (settlement === 'refused') setNotice({ tone: 'danger', text: refusedText });
    if (settlement === 'unknown') {
      setNotice({
        tone: 'info',
        text: unconfirmedText,
        next: 'check',
      });
    }
  };

  /** An order of this attempt that was paid already, in another tab or before a crash. */
  const isPaidAlready = async (order: OrderToPay) => {
    const { data } = await getOrder({ id: order.id });
    return data?.paymentStatus === 'completed';
  };

  const openAndSettle = async (attempt: OrderedAttempt, customer: User) => {
    const { order } = attempt;
    const widget = await loadWidget(configuration.checkoutScriptUrl).catch(() => null);
    if (!widget) {
      setNotice({
        tone: 'danger',
        text: 'The payment window could not be loaded. Nothing was charged.',
        next: 'pay',
      });
      return;
    }
    const onFailed = () => notifyAccount('danger', 'Payment failed. Please try again.');
    const outcome = await openWidget(widget, order, customer, onFailed);
    if (outcome.kind === 'dismissed') {
      // Paid in another tab, or here before the connection broke: the server knows by the provider.
      if (await isPaidAlready(order)) return finishPaid(attempt);
      setNotice(
        outcome.hasFailed
          ? { tone: 'danger', text: 'Payment failed. Please try again.' }
          : { tone: 'info', text: 'You have not paid yet. Your cart is kept.' },
      );
      return;
    }
    // Whatever another tab has made of the storage meanwhile: this was paid.
    const paid = { ...attempt, proof: outcome.proof };
    keepAttempt(paid);
    await settle(paid);
  };

  const pay = (basket: Basket) =>
    once(async () => {
      if (!isSignedIn) return fail('No access token found');
      const { customer, addressId, lines, total } = basket;
      const stored = readAttempt();
      // Nothing else is bought while the last payment has no answer, or was made unnoticed.
      if (stored?.order && stored.userId === customer.id) {
        if (stored.proof) return settle(stored);
        if (await isPaidAlready(stored.order)) return finishPaid(stored);
      }
      const attempt = attemptFor(stored, customer.id, addressId, lines);
      keepAttempt(attempt);

      const { data: order, error } = await createOrder({
        'Idempotency-Key': attempt.key,
        newOrder: {
          user: customer.id,
          address: addressId,
          items: lines.map(({ id, quantity }) => ({ product: id, quantity })),
          delivery_status: 'pending',
          payment_status: 'pending',
        },
      });
      if (!order) {
        // A key that was used for something else can never succeed: the next try takes a new one.
        if (error && statusOf(error) === 422) forgetAttempt();
        return fail('Failed to create order', error && serverMessage(error));
      }
      const ordered = { ...attempt, order };
      keepAttempt(ordered);
      // The same attempt in another tab may have been paid while this one waited for its order.
      if (stored?.key === attempt.key && !stored.order && (await isPaidAlready(order))) {
        return finishPaid(ordered);
      }
      if (order.razorpay_amount !== paise(total)) return setChanged({ attempt: ordered, customer });
      await openAndSettle(ordered, customer);
    });

  return {
    pay,
    isBusy,
    notice,
    checkAgain: () => once(() => settle()),
    /** The amount in rupees to be confirmed; undefined when there is none. */
    changedAmount: changed && changed.attempt.order.razorpay_amount / 100,
    confirmAmount: () => {
      if (!changed) return;
      setChanged(undefined);
      return once(() => openAndSettle(changed.attempt, changed.customer));
    },
    declineAmount: () => setChanged(undefined),
  };
}
