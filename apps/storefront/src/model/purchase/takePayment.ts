import type { User } from '@parinda/api-client';
import { configuration } from '../../shared/configuration.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { loadWidget, openWidget } from './paymentWidget.ts';
import {
  widgetDismissed,
  widgetLoadFailed,
  widgetPaid,
  widgetPaymentFailed,
} from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/** Loads and opens the payment window; gives the event that tells how it was left. */
export async function takePayment(attempt: OrderedAttempt, customer: User, store: PurchaseStore) {
  const widget = await loadWidget(configuration().checkoutScriptUrl).catch(() => null);
  if (!widget) return widgetLoadFailed();
  const onFailed = () => store.dispatch(widgetPaymentFailed());
  const proof = await openWidget(widget, attempt.order, customer, onFailed);
  return proof ? widgetPaid({ ...attempt, proof }) : widgetDismissed();
}
