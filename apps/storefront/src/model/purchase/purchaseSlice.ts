import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';
import { type Basket, isAtRest, type PurchaseState } from './purchaseState.ts';

type State = PurchaseState;

const idle = { name: 'idle' } as State;
const paise = (rupees: number) => Math.round(rupees * 100);

const check = (attempt: PaidAttempt, isResumed: boolean): State => ({
  name: 'checking',
  attempt,
  isResumed,
});

const confirm = (state: State, { payload }: PayloadAction<OrderedAttempt>): State =>
  state.name === 'ordering' || state.name === 'widgetOpen' || state.name === 'checking'
    ? { name: 'paid', attempt: payload }
    : state;

const concludeAs =
  (name: 'refused' | 'unknown') =>
  (state: State): State =>
    state.name === 'checking' ? { ...state, name } : state;

/** Its script comes with /checkout, or with a payment that has no answer yet. */
export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: idle,
  reducers: {
    /** The page opened afresh says nothing of what was pressed earlier. */
    checkoutOpened: (state): State => {
      if ('isResumed' in state && (state.isResumed || state.name === 'checking')) return state;
      const isLeft = state.name === 'amountChanged' || state.name === 'widgetOpen';
      return isLeft || isAtRest(state) ? idle : state;
    },
    payPressed: (state, { payload }: PayloadAction<Basket>): State => {
      if (state.name === 'checking') return { ...state, isResumed: false };
      return isAtRest(state) ? { name: 'ordering', basket: payload } : state;
    },
    ordered: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State => {
      if (state.name !== 'ordering') return state;
      const { customer, total } = state.basket;
      return attempt.order.razorpay_amount === paise(total)
        ? { name: 'widgetOpen', attempt, customer, hasFailed: false }
        : { name: 'amountChanged', attempt, customer };
    },
    orderFailed: (
      state,
      { payload }: PayloadAction<{ text: string; detail?: string | undefined }>,
    ): State => (state.name === 'ordering' ? { name: 'failed', ...payload } : state),
    amountConfirmed: (state): State =>
      state.name === 'amountChanged' ? { ...state, name: 'widgetOpen', hasFailed: false } : state,
    amountDeclined: (state): State => (state.name === 'amountChanged' ? idle : state),

    widgetLoadFailed: (state): State =>
      state.name === 'widgetOpen' ? { name: 'widgetNotLoaded' } : state,
    /** It may be tried again in the widget itself. */
    widgetPaymentFailed: (state): State =>
      state.name === 'widgetOpen' ? { ...state, hasFailed: true } : state,
    widgetDismissed: (state): State =>
      state.name === 'widgetOpen' ? { name: 'notPaid', hasFailed: state.hasFailed } : state,
    /** Whatever the shopper has done meanwhile: this was paid. */
    widgetPaid: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      state.name === 'checking' ? state : check(payload, false),

    /** The last payment has no answer yet: nothing else is bought before. */
    proofFound: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      state.name === 'ordering' ? check(payload, false) : state,
    /** After a crash or a reload between paying and its verification, or a new login. */
    checkResumed: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isAtRest(state) ? check(payload, true) : state,
    checkPressed: (state): State =>
      state.name === 'unknown' ? { ...state, name: 'checking' } : state,
    paymentConfirmed: confirm,
    paymentRefused: concludeAs('refused'),
    checkUnanswered: concludeAs('unknown'),

    refusalClosed: (state): State => (state.name === 'refused' ? idle : state),
    paidAcknowledged: (state): State => (state.name === 'paid' ? idle : state),
  },
  selectors: {
    selectPurchase: (state) => state,
    /** A check that the shop resumed by itself and that did not end well. */
    selectResumedPayment: (state) =>
      (state.name === 'refused' || state.name === 'unknown') && state.isResumed ? state : undefined,
    /** What the shopper on /checkout waits for. */
    selectIsPurchasing: (state) =>
      state.name === 'ordering' ||
      state.name === 'widgetOpen' ||
      state.name === 'paid' ||
      (state.name === 'checking' && !state.isResumed),
  },
}).injectInto(rootReducer);

export const {
  checkoutOpened,
  payPressed,
  ordered,
  orderFailed,
  amountConfirmed,
  amountDeclined,
  widgetLoadFailed,
  widgetPaymentFailed,
  widgetDismissed,
  widgetPaid,
  proofFound,
  checkResumed,
  checkPressed,
  paymentConfirmed,
  paymentRefused,
  checkUnanswered,
  refusalClosed,
  paidAcknowledged,
} = purchaseSlice.actions;
export const { selectPurchase, selectResumedPayment, selectIsPurchasing } = purchaseSlice.selectors;
