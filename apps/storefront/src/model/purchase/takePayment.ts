import type { User } from '@parinda/api-client';
import { configuration } from '../../shared/configuration.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { loadWidget, openWidget } from './paymentWidget.ts';
import { isPaidAlready } from './placeOrder.ts';
import {
  paymentConfirmed,
  widgetDismissed,
  widgetLoadFailed,
  widgetPaid,
  widgetPaymentFailed,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Loads and opens the payment window; gives the event that tells how it was left. */
export async function takePayment(attempt: OrderedAttempt, customer: User, store: PurchaseStore) {
  const { order } = attempt;
  const widget = await loadWidget(configuration().checkoutScriptUrl).catch(() => null);
  if (!widget) return widgetLoadFailed();
  const onFailed = () => store.dispatch(widgetPaymentFailed());
  const proof = await openWidget(widget, order, customer, onFailed);
  if (proof) return widgetPaid({ ...attempt, proof });
  // Paid in another tab, or here before the connection broke: the server knows by the provider.
  const isPaid = await isPaidAlready(order, store);
  return isPaid ? paymentConfirmed(attempt) : widgetDismissed();
}
