import type { User } from '@parinda/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer.ts';
import type { OrderedAttempt, PaidAttempt } from './keptAttempt.ts';
import {
  type AlikeOrder,
  type AmountReason,
  type Basket,
  canStartPurchase,
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
  (name: 'rejected' | 'waiting' | 'cancelled') =>
  (state: State): State =>
    isAsked(state) ? { ...state, name } : state;

/** Closed without a proof, but a payment may still have succeeded. */
const leaveWidget = (state: State): State =>
  state.name === 'widgetOpen'
    ? { name: 'settling', attempt: state.attempt, hasFailed: state.hasFailed }
    : state;

/** Its script loads with /checkout, or with an unverified payment. */
export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: idle,
  reducers: {
    /** Opening the page again clears earlier notices. */
    checkoutOpened: (state): State =>
      isOver(state) || state.name === 'amountChanged' || state.name === 'alikePaid'
        ? idle
        : leaveWidget(state),
    payPressed: (state, { payload }: PayloadAction<Basket>): State =>
      canStartPurchase(state) ? { name: 'ordering', basket: payload } : state,
    ordered: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State => {
      if (state.name === 'reopening') return openWidget(attempt, state.customer);
      return state.name === 'ordering' ? openWidget(attempt, state.basket.customer) : state;
    },
    /** The order exists, but its amount differs from the one shown. */
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
    /** On /orders: pays an existing unpaid order. */
    payOrderPressed: (
      state,
      { payload }: PayloadAction<{ attempt: OrderedAttempt; customer: User }>,
    ): State => (canStartPurchase(state) ? { name: 'reopening', ...payload } : state),
    /** Another tab or device has just paid the same items. */
    alikeFound: (state, { payload: alike }: PayloadAction<AlikeOrder>): State =>
      state.name === 'ordering' ? { name: 'alikePaid', basket: state.basket, alike } : state,
    alikeConfirmed: (state): State =>
      state.name === 'alikePaid'
        ? { name: 'ordering', basket: { ...state.basket, isSecond: true } }
        : state,
    alikeDeclined: (state): State => (state.name === 'alikePaid' ? idle : state),
    /** The previous order was paid unnoticed. */
    earlierFound: (state, { payload }: PayloadAction<OrderedAttempt>): State =>
      state.name === 'ordering' ? { name: 'earlierPaid', attempt: payload } : state,
    amountConfirmed: (state): State =>
      state.name === 'amountChanged' ? openWidget(state.attempt, state.basket.customer) : state,
    amountDeclined: (state): State => (state.name === 'amountChanged' ? idle : state),

    /** @param payload whether the browser blocks storage, so that the page has the strict policy */
    widgetLoadFailed: (state, { payload: isStorageBlocked }: PayloadAction<boolean>): State =>
      state.name === 'widgetOpen' ? { name: 'widgetNotLoaded', isStorageBlocked } : state,
    /** The customer may retry in the widget. */
    widgetPaymentFailed: (state): State =>
      state.name === 'widgetOpen' ? { ...state, hasFailed: true } : state,
    widgetDismissed: leaveWidget,
    /** A proof counts in any state. */
    widgetPaid: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isAsked(state) ? state : check(payload),
    /** Polling has ended; `isCertain`: the provider itself has reported it. */
    foundUnpaid: (state, { payload }: PayloadAction<{ isCertain: boolean }>): State =>
      state.name === 'settling' ? { ...state, name: 'notPaid', ...payload } : state,
    /** An attempt from an earlier page has an unpaid order: starts polling, changes no state. */
    unpaidFound: (state, _found: PayloadAction<OrderedAttempt>): State => state,
    /** Polling has found a payment that the bank or the provider reported late. */
    paidLate: (state, { payload }: PayloadAction<OrderedAttempt>): State =>
      canStartPurchase(state) ? { name: 'paid', attempt: payload } : state,
    /** The widget was closed before a reload or in another tab, and the outcome is still unknown. */
    settlingResumed: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State =>
      canStartPurchase(state) || isSending(state)
        ? { name: 'settling', attempt, hasFailed: false }
        : state,
    /** The payment on the provider's page failed, and the browser has returned. */
    returnedUnpaid: (state, { payload: attempt }: PayloadAction<OrderedAttempt>): State =>
      canStartPurchase(state) ? { name: 'settling', attempt, hasFailed: true } : state,
    /** The session ended before the server responded: the next payment checks again. */
    settlingStopped: (state): State => (state.name === 'settling' ? idle : state),

    /** The last payment is unverified: it has to be verified first. */
    proofFound: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      isSending(state) ? check(payload) : state,
    /** Stored in this browser by a customer who is signed out. */
    proofWaits: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      state.name === 'idle' ? { name: 'waiting', attempt: payload } : state,
    /** After a crash or a reload between payment and verification, or after a login. */
    checkResumed: (state, { payload }: PayloadAction<PaidAttempt>): State =>
      canStartPurchase(state) ? check(payload) : state,
    checkDelayed: (state): State =>
      state.name === 'checking' ? { ...state, name: 'confirming' } : state,
    paymentConfirmed: confirm,
    paymentRejected: concludeAs('rejected'),
    paidAfterCancel: concludeAs('cancelled'),
    checkPaused: concludeAs('waiting'),

    rejectionClosed: (state): State =>
      state.name === 'rejected' || state.name === 'cancelled' ? idle : state,
    paidAcknowledged: (state): State => (state.name === 'paid' ? idle : state),
  },
  selectors: {
    selectPurchase: (state) => state,
    /** Whether /checkout shows a purchase in progress. */
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
  paymentRejected,
  paidAfterCancel,
  checkPaused,
  rejectionClosed,
  paidAcknowledged,
} = purchaseSlice.actions;
export const { selectPurchase, selectIsPurchasing, selectIsPaymentOpen } = purchaseSlice.selectors;
