import type { UnknownAction } from '@reduxjs/toolkit';
import { returnedUnpaid, unpaidFound, widgetPaid, widgetPaymentFailed } from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

/**
 * - `order`: finds or creates the order of the basket, and whether it was paid already.
 * - `reopen`: asks whether an order placed before was paid meanwhile.
 * - `refresh`: catalogue and addresses are read anew: something on the page is no longer so.
 * - `openWidget`: loads and opens it.
 * - `settle`: asks for the order until it is paid, or can be told to be unpaid.
 * - `watch`: polls an unpaid order in the background.
 * - `keepProof`: the attempt with the widget's answer, before anything is asked about it.
 * - `verify`: asks the server about the proof until it answers.
 * - `dropProof`: the order stays, so that it can be paid.
 * - `forget`: the attempt leaves the browser, so that the same basket can be ordered again.
 * - `close`: what was paid leaves the cart, and the attempt the browser.
 * - `takeBackFailure`: the toast of a failed try, once another one is made or has gone well.
 */
export type PurchaseEffect =
  | 'order'
  | 'reopen'
  | 'refresh'
  | 'openWidget'
  | 'settle'
  | 'watch'
  | 'keepProof'
  | 'verify'
  | 'dropProof'
  | 'forget'
  | 'close'
  | 'tellOrderFailed'
  | 'tellPaymentFailed'
  | 'takeBackFailure'
  | 'tellRefused'
  | 'tellPaid';

const onEntering: { [name in PurchaseState['name']]?: PurchaseEffect[] } = {
  ordering: ['order'],
  reopening: ['reopen'],
  failed: ['tellOrderFailed'],
  amountChanged: ['refresh'],
  widgetOpen: ['openWidget'],
  settling: ['settle'],
  notPaid: ['watch'],
  checking: ['verify'],
  refused: ['dropProof', 'tellRefused'],
  cancelled: ['forget'],
  paid: ['close', 'tellPaid'],
  earlierPaid: ['close'],
};

const hasFailed = (state: PurchaseState) => 'hasFailed' in state && state.hasFailed;

/** What follows from an event, beside the new state. */
export function purchaseEffects(
  event: UnknownAction,
  before: PurchaseState,
  after: PurchaseState,
): PurchaseEffect[] {
  if (unpaidFound.match(event)) return ['watch'];
  if (widgetPaymentFailed.match(event) && before !== after) return ['tellPaymentFailed'];
  return [
    ...(widgetPaid.match(event) ? (['keepProof'] as const) : []),
    ...(returnedUnpaid.match(event) && before !== after ? (['tellPaymentFailed'] as const) : []),
    ...(before.name === after.name ? [] : (onEntering[after.name] ?? [])),
    ...(hasFailed(before) && !hasFailed(after) ? (['takeBackFailure'] as const) : []),
  ];
}
