import type { User } from '@parinda/api-client';
import { configuration } from '../../shared/configuration.ts';
import type { OrderedAttempt } from './keptAttempt.ts';
import { loadWidget, openWidget } from './paymentWidget.ts';
import { widgetDismissed, widgetPaid, widgetPaymentFailed } from './purchaseSlice.ts';
import type { PurchaseStore } from './purchaseStore.ts';

/**
 * Loads and opens the payment widget, and dispatches its events. Accepts a proof at any time, as it
 * may arrive seconds after the window was closed.
 *
 * @throws if the provider's script cannot be loaded, or does not open its window
 */
export async function takePayment(
  attempt: OrderedAttempt,
  customer: User,
  { dispatch }: PurchaseStore,
): Promise<void> {
  const widget = await loadWidget(configuration().checkoutScriptUrl);
  openWidget(widget, attempt.order, customer, {
    onPaid: (proof) => dispatch(widgetPaid({ ...attempt, proof })),
    onDismissed: () => dispatch(widgetDismissed()),
    onFailed: () => dispatch(widgetPaymentFailed()),
  });
}
