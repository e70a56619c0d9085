import type { PaymentReport } from './ledger.ts';
import { stateOf } from './payment-state.ts';
import type { ProviderPayment } from './provider.ts';

/** Converts the provider's payment to a report for the ledger. */
export const reportOf = ({
  id,
  orderId,
  status,
  amount,
  currency,
}: ProviderPayment): PaymentReport => ({
  paymentId: id,
  providerOrderId: orderId,
  state: stateOf[status],
  money: { amount, currency },
});
