import type { User } from '@parinda/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';
import {
  type AlikeOrder,
  type AmountReason,
  type Basket,
  isAtRest,
  isOver,
  isPaymentOpen,
  type PurchaseState,
} from './purchaseState.ts';

type State = PurchaseState;

const idle = { name: 'idle' } as State;
const check = (attempt: PaidAttempt): State => ({ name: 'checking', attempt });

const isSending = ({ name }: State) => name === 'ordering' || name === 'reopening';

const isAsked = (state: State): state is State & { name: 'checking' | 'confirming' } =>
  state.name === 'checking' || state.name === 'confirming';

const openWidget = (attempt: OrderedAttempt, customer: User): State => ({
  name: 'widgetOpen',
  attempt,
  customer,
  hasFailed: false,
});

const confirm = (state: State, { payload }: PayloadAction<OrderedAttempt>): State =>
  isSending(state) || state.name === 'widgetOpen' || isPaymentOpen(state)
    ? { name: 'paid', attempt: payload }
    : state;

const concludeAs =
  (name: 'refused' | 'waiting' | 'cancelled') =>
  (state: State): State =>
    isAsked(state) ? { ...state, name } : state;

/** Left in any way but by paying: it may have been paid all the same. */
const leaveWidget = (state: State): State =>
  state.name === 'widgetOpen'
    ? { name: 'settling', attempt: state.attempt, hasFailed: state.hasFailed }
    : state;

/** Its script comes with /checkout, or with a payment that has no answer yet. */
export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: idle,
  reducers: {
    /** The page opened afresh says nothing of what was pressed earlier. */
    checkoutOpened: (state): State =>
      isOver(state) || state.name === 'amountChanged' || state.name === 'alikePaid'
        ? idle
        : leaveWidget(state),
    payPressed: (state, { payload }: PayloadAction<Basket>): State =>
      isAtRest(state) ? { name: 'ordering', basket: payload } : state,
    ordered: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State => {
      if (state.name === 'reopening') return openWidget(attempt, state.customer);
      return state.name === 'ordering' ? openWidget(attempt, state.basket.customer) : state;
    },
    /** The order is there, and its amount is not the one that was shown. */
    amountDiffers: (
      state,
      { payload }: PayloadAction<{ attempt: OrderedAttempt; reason: AmountReason }>,
    ): State =>
      state.name === 'ordering'
        ? { name: 'amountChanged', basket: state.basket, ...payload }
        : state,
    orderFailed: (
      state,
      { payload }: PayloadAction<{ text: string; detail?: string | undefined }>,
    ): State => (isSending(state) ? { name: 'failed', ...payload } : state),
    /** On /orders: one that was placed before and never paid. */
    payOrderPressed: (
      state,
      { payload }: PayloadAction<{ attempt: OrderedAttempt; customer: User }>,
    ): State => (isAtRest(state) ? { name: 'reopening', ...payload } : state),
    /** The same things were paid a moment ago, in another tab or on another device. */
    alikeFound: (state, { payload: alike }: PayloadAction<AlikeOrder>): State =>
      state.name === 'ordering' ? { name: 'alikePaid', basket: state.basket, alike } : state,
    alikeConfirmed: (state): State =>
      state.name === 'alikePaid'
        ? { name: 'ordering', basket: { ...state.basket, isSecond: true } }
        : state,
    alikeDeclined: (state): State => (state.name === 'alikePaid' ? idle : state),
    /** The order before this one was paid unnoticed. */
    earlierFound: (state, { payload }: PayloadAction<OrderedAttempt>): State =>
      state.name === 'ordering' ? { name: 'earlierPaid', attempt: payload } : state,
    amountConfirmed: (state): State =>
      state.name === 'amountChanged' ? openWidget(state.attempt, state.basket.customer) : state,
    amountDeclined: (state): State => (state.name === 'amountChanged' ? idle : state),

    /** @param payload whether the browser keeps nothing, so that the page has the shop's strict policy */
    widgetLoadFailed: (state, { payload: isStorageBlocked }: PayloadAction<boolean>): State =>
      state.name === 'widgetOpen' ? { name: 'widgetNotLoaded', isStorageBlocked } : state,
    /** It may be tried again in the widget itself. */
    widgetPaymentFailed: (state): State =>
      state.name === 'widgetOpen' ? { ...state, hasFailed: true } : state,
    widgetDismissed: leaveWidget,
    /** Whatever the shopper has done meanwhile: this was paid. */
    widgetPaid: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isAsked(state) ? state : check(payload),
    /** Asked for long enough; `isCertain`: the provider itself has said so. */
    foundUnpaid: (state, { payload }: PayloadAction<{ isCertain: boolean }>): State =>
      state.name === 'settling' ? { ...state, name: 'notPaid', ...payload } : state,
    /** An attempt from an earlier page has an unpaid order: starts polling, changes no state. */
    unpaidFound: (state, _found: PayloadAction<OrderedAttempt>): State => state,
    /** Polling has found a payment that the bank or the provider reported late. */
    paidLate: (state, { payload }: PayloadAction<OrderedAttempt>): State =>
      isAtRest(state) ? { name: 'paid', attempt: payload } : state,
    /** Left before a reload, or in another tab, and not decided yet. */
    settlingResumed: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State =>
      isAtRest(state) || isSending(state) ? { name: 'settling', attempt, hasFailed: false } : state,
    /** The provider's page was left with a failed payment, and leads back to this one. */
    returnedUnpaid: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State =>
      isAtRest(state) ? { name: 'settling', attempt, hasFailed: true } : state,
    /** The session ended before the server had said: it is asked again before the next payment. */
    settlingStopped: (state): State => (state.name === 'settling' ? idle : state),

    /** The last payment has no answer yet: nothing else is bought before. */
    proofFound: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isSending(state) ? check(payload) : state,
    /** Kept in this browser by a customer who is not signed in. */
    proofWaits: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      state.name === 'idle' ? { name: 'waiting', attempt: payload } : state,
    /** After a crash or a reload between paying and its verification, or a new login. */
    checkResumed: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isAtRest(state) ? check(payload) : state,
    checkDelayed: (state): State =>
      state.name === 'checking' ? { ...state, name: 'confirming' } : state,
    paymentConfirmed: confirm,
    paymentRefused: concludeAs('refused'),
    paidAfterCancel: concludeAs('cancelled'),
    checkPaused: concludeAs('waiting'),

    refusalClosed: (state): State =>
      state.name === 'refused' || state.name === 'cancelled' ? idle : state,
    paidAcknowledged: (state): State => (state.name === 'paid' ? idle : state),
  },
  selectors: {
    selectPurchase: (state) => state,
    /** What the shopper on /checkout waits for. */
    selectIsPurchasing: (state) =>
      isSending(state) ||
      state.name === 'widgetOpen' ||
      state.name === 'checking' ||
      state.name === 'paid',
    selectIsPaymentOpen: isPaymentOpen,
  },
}).injectInto(rootReducer);

export const {
  checkoutOpened,
  payPressed,
  ordered,
  amountDiffers,
  orderFailed,
  payOrderPressed,
  alikeFound,
  alikeConfirmed,
  alikeDeclined,
  earlierFound,
  amountConfirmed,
  amountDeclined,
  widgetLoadFailed,
  widgetPaymentFailed,
  widgetDismissed,
  widgetPaid,
  foundUnpaid,
  unpaidFound,
  paidLate,
  settlingResumed,
  returnedUnpaid,
  settlingStopped,
  proofFound,
  proofWaits,
  checkResumed,
  checkDelayed,
  paymentConfirmed,
  paymentRefused,
  paidAfterCancel,
  checkPaused,
  refusalClosed,
  paidAcknowledged,
} = purchaseSlice.actions;
export const { selectPurchase, selectIsPurchasing, selectIsPaymentOpen } = purchaseSlice.selectors;
