import type { UnknownAction } from '@reduxjs/toolkit';
import { widgetPaid, widgetPaymentFailed } from './purchaseSlice.ts';
import type { PurchaseState } from './purchaseState.ts';

/**
 * - `order`: finds or creates the order of the basket, and whether it was paid already.
 * - `openWidget`: loads and opens it, and asks for the order once it is dismissed.
 * - `keepProof`: the attempt with the widget's answer, before anything is asked about it.
 * - `verify`: asks the server about the proof until it answers.
 * - `dropProof`: the order stays, so that it can be paid.
 * - `close`: what was paid leaves the cart, and the attempt the browser.
 */
export type PurchaseEffect =
  | 'order'
  | 'openWidget'
  | 'keepProof'
  | 'verify'
  | 'dropProof'
  | 'close'
  | 'tellOrderFailed'
  | 'tellPaymentFailed'
  | 'tellRefused'
  | 'tellPaid';

const onEntering: { [name in PurchaseState['name']]?: PurchaseEffect[] } = {
  ordering: ['order'],
  failed: ['tellOrderFailed'],
  widgetOpen: ['openWidget'],
  checking: ['verify'],
  refused: ['dropProof', 'tellRefused'],
  paid: ['close', 'tellPaid'],
};

/** What follows from an event, beside the new state. */
export function purchaseEffects(
  event: UnknownAction,
  before: PurchaseState,
  after: PurchaseState,
): PurchaseEffect[] {
  const entered = before.name === after.name ? [] : (onEntering[after.name] ?? []);
  if (widgetPaid.match(event)) return ['keepProof', ...entered];
  if (widgetPaymentFailed.match(event) && before !== after) return ['tellPaymentFailed'];
  return entered;
}
