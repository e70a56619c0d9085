import type { UnknownAction } from '@reduxjs/toolkit';
import { returnedUnpaid, unpaidFound, widgetPaid, widgetPaymentFailed } from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

/**
 * - `order`: finds or creates the order of the basket, and checks whether it is already paid.
 * - `reopen`: checks whether an existing order was paid meanwhile.
 * - `refresh`: refetches catalog and addresses, as the page is outdated.
 * - `openWidget`: loads and opens it.
 * - `settle`: polls the order until it is paid or known to be unpaid.
 * - `watch`: polls an unpaid order in the background.
 * - `keepProof`: stores the attempt with the widget's proof before verification.
 * - `verify`: asks the server about the proof until it responds.
 * - `dropProof`: removes the proof; the order stays payable.
 * - `forget`: removes the attempt from the browser, so that the same basket can be ordered again.
 * - `close`: removes the paid items from the cart, and the attempt from the browser.
 * - `takeBackFailure`: closes the toast of a failed payment after the next attempt or a success.
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
  | 'tellRejected'
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
  rejected: ['dropProof', 'tellRejected'],
  cancelled: ['forget'],
  paid: ['close', 'tellPaid'],
  earlierPaid: ['close'],
};

const hasFailed = (state: PurchaseState) => 'hasFailed' in state && state.hasFailed;

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
