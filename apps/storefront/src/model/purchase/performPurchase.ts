import type { UnknownAction } from '@reduxjs/toolkit';
import { notifyAccount } from '../../shared/feedback/notify.ts';
import { canStore } from '../../shared/storage/persist.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { forgetAddressChoice } from '../addresses/useAddressChoice.ts';
import { linesBought } from '../cart/cartSlice.ts';
import { keepAttempts } from './attempt.ts';
import { refreshShown } from './orderRefusal.ts';
import { notOrdered, notReopened, placeOrder, reopenOrder } from './placeOrder.ts';
import { type PurchaseEffect, purchaseEffects } from './purchaseEffects.ts';
import { paymentFailedText, refusedText } from './purchaseNotice.ts';
import {
  orderFailed,
  selectPurchase,
  unpaidFound,
  widgetLoadFailed,
  widgetPaid,
} from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';
import { settlePayment } from './settlePayment.ts';
import { takePayment } from './takePayment.ts';
import { verifyPayment } from './verifyPayment.ts';
import { watchPayment } from './watchPayment.ts';

type In<Name extends PurchaseState['name']> = PurchaseState & { name: Name };

/** Runs the effects of purchase events; their outcomes are further events. */
export function purchasePerformer(store: PurchaseStore, clock: Clock) {
  const attempts = keepAttempts();
  let takeBackFailure = () => {};
  /** Identifies the last `watch`, which cancels the previous one. */
  let watched: object | undefined;
  const { dispatch } = store;

  const perform: Record<PurchaseEffect, (state: PurchaseState, event: UnknownAction) => unknown> = {
    order: (state) =>
      placeOrder((state as In<'ordering'>).basket, attempts, store, clock)
        .catch(() => notOrdered())
        .then(dispatch),
    reopen: (state) =>
      reopenOrder((state as In<'reopening'>).attempt, attempts, store, clock)
        .catch(() => orderFailed({ text: notReopened }))
        .then(dispatch),
    refresh: (state) => refreshShown((state as In<'amountChanged'>).attempt.userId, store),
    openWidget: (state) => {
      const { attempt, customer } = state as In<'widgetOpen'>;
      takePayment(attempt, customer, store).catch(() => dispatch(widgetLoadFailed(!canStore())));
    },
    settle: async (state) => {
      const event = await settlePayment((state as In<'settling'>).attempt, store, clock);
      if (event) dispatch(event);
    },
    watch: async (state, event) => {
      const attempt = unpaidFound.match(event) ? event.payload : (state as In<'notPaid'>).attempt;
      const own = {};
      watched = own;
      const paid = await watchPayment(attempt, store, attempts, clock, () => watched === own);
      if (paid) dispatch(paid);
    },
    // Stores the proof even if another tab has changed the storage: this was paid.
    keepProof: (_state, event) => widgetPaid.match(event) && attempts.keep(event.payload),
    verify: (state) =>
      verifyPayment((state as In<'checking'>).attempt, store, clock).then(dispatch),
    dropProof: (state) => {
      const { proof: _refused, ...rest } = (state as In<'refused'>).attempt;
      if (attempts.has(rest.key)) attempts.keep(rest);
    },
    forget: (state) => attempts.forget((state as In<'cancelled'>).attempt.key),
    close: (state) => {
      const { attempt } = state as In<'paid' | 'earlierPaid'>;
      dispatch(linesBought(attempt.lines));
      attempts.forget(attempt.key);
      forgetAddressChoice(attempt.userId);
    },
    tellOrderFailed: (state) => notifyAccount('danger', (state as In<'failed'>).text),
    tellPaymentFailed: () => {
      takeBackFailure = notifyAccount('danger', paymentFailedText);
    },
    takeBackFailure: () => takeBackFailure(),
    tellRefused: () => notifyAccount('danger', refusedText),
    tellPaid: () => notifyAccount('success', 'Payment successful!'),
  };

  type State = ReturnType<PurchaseStore['getState']>;
  return (event: UnknownAction, ...states: [before: State, after: State]) => {
    const [before, after] = [selectPurchase(states[0]), selectPurchase(states[1])];
    for (const effect of purchaseEffects(event, before, after)) perform[effect](after, event);
  };
}
