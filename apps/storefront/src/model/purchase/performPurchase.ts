import type { UnknownAction } from '@reduxjs/toolkit';
import { configuration } from '../../shared/configuration.ts';
import { notifyAccount } from '../../shared/feedback/notify.ts';
import { canStore } from '../../shared/storage/persist.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { forgetAddressChoice } from '../addresses/useAddressChoice.ts';
import { linesBought } from '../cart/cartSlice.ts';
import { keepAttempts } from './attempt.ts';
import { refreshShown } from './explainOrderError.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { loadWidget, openWidget } from './paymentWidget.ts';
import { notOrdered, notReopened, placeOrder, reopenOrder } from './placeOrder.ts';
import { type PurchaseEffect, purchaseEffects } from './purchaseEffects.ts';
import { paymentFailedText, verificationFailedText } from './purchaseNotice.ts';
import {
  orderFailed,
  selectPurchase,
  unpaidFound,
  widgetDismissed,
  widgetLoadFailed,
  widgetPaid,
  widgetPaymentFailed,
} from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';
import type { PurchaseStore } from './purchaseStore.ts';
import { settlePayment } from './settlePayment.ts';
import { verifyPayment } from './verifyPayment.ts';
import { watchPayment } from './watchPayment.ts';

type In<Name extends PurchaseState['name']> = PurchaseState & { name: Name };
type Perform = (state: PurchaseState, event: UnknownAction) => unknown;

/** Limits an effect to the states in which it is performed. */
const during =
  <Name extends PurchaseState['name']>(
    names: Name[],
    perform: (state: In<Name>, event: UnknownAction) => unknown,
  ): Perform =>
  (state, event) =>
    (names as string[]).includes(state.name) && perform(state as In<Name>, event);

/** Runs the effects of purchase events; their outcomes are further events. */
export function purchasePerformer(store: PurchaseStore, clock: Clock) {
  const attempts = keepAttempts();
  let takeBackFailure = () => {};
  /** Identifies the last `watch`, which cancels the previous one. */
  let watched: object | undefined;
  const { dispatch } = store;

  const watch = async (attempt: OrderedAttempt) => {
    const own = {};
    watched = own;
    const paid = await watchPayment(attempt, store, attempts, clock, () => watched === own);
    if (paid) dispatch(paid);
  };

  const perform: Record<PurchaseEffect, Perform> = {
    order: during(['ordering'], ({ basket }) =>
      placeOrder(basket, attempts, store, clock)
        .catch(() => notOrdered())
        .then(dispatch),
    ),
    reopen: during(['reopening'], ({ attempt }) =>
      reopenOrder(attempt, attempts, store, clock)
        .catch(() => orderFailed({ text: notReopened }))
        .then(dispatch),
    ),
    refresh: during(['amountChanged'], ({ attempt }) => refreshShown(attempt.userId, store)),
    openWidget: during(['widgetOpen'], async ({ attempt, customer }) => {
      try {
        const widget = await loadWidget(configuration().checkoutScriptUrl);
        openWidget(widget, attempt.order, customer, {
          // Accepted at any time, as it may arrive seconds after the window was closed.
          onPaid: (proof) => dispatch(widgetPaid({ ...attempt, proof })),
          onDismissed: () => dispatch(widgetDismissed()),
          onFailed: () => dispatch(widgetPaymentFailed()),
        });
      } catch {
        dispatch(widgetLoadFailed(!canStore()));
      }
    }),
    settle: during(['settling'], async ({ attempt }) => {
      const event = await settlePayment(attempt, store, clock);
      if (event) dispatch(event);
    }),
    watch: (state, event) => {
      if (unpaidFound.match(event)) return watch(event.payload);
      return state.name === 'notPaid' && watch(state.attempt);
    },
    // Stores the proof even if another tab has changed the storage: this was paid.
    keepProof: (_state, event) => widgetPaid.match(event) && attempts.keep(event.payload),
    verify: during(['checking'], ({ attempt }) =>
      verifyPayment(attempt, store, clock).then(dispatch),
    ),
    dropProof: during(['rejected'], ({ attempt: { proof: _rejected, ...rest } }) => {
      if (attempts.has(rest.key)) attempts.keep(rest);
    }),
    forget: during(['cancelled'], ({ attempt }) => attempts.forget(attempt.key)),
    close: during(['paid', 'earlierPaid'], ({ attempt }) => {
      dispatch(linesBought(attempt.lines));
      attempts.forget(attempt.key);
      forgetAddressChoice(attempt.userId);
    }),
    tellOrderFailed: during(['failed'], ({ text }) => notifyAccount('danger', text)),
    tellPaymentFailed: () => {
      takeBackFailure = notifyAccount('danger', paymentFailedText);
    },
    takeBackFailure: () => takeBackFailure(),
    tellRejected: () => notifyAccount('danger', verificationFailedText),
    tellPaid: () => notifyAccount('success', 'Payment successful!'),
  };

  type State = ReturnType<PurchaseStore['getState']>;
  return (event: UnknownAction, ...states: [before: State, after: State]) => {
    const [before, after] = [selectPurchase(states[0]), selectPurchase(states[1])];
    for (const effect of purchaseEffects(event, before, after)) perform[effect](after, event);
  };
}
