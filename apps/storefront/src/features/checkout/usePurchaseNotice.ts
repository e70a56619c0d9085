import { useSelector } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { purchaseNotice } from '../../model/purchase/purchaseNotice.ts';
import { selectPurchase } from '../../model/purchase/purchaseSlice.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';

/** Returns the purchase notice for the current customer. */
export function usePurchaseNotice() {
  const purchase = useSelector(selectPurchase);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { customer } = useCustomer();
  // While the customer is still loading, -1 hides every customer's own notices.
  const userId = isSignedIn ? (customer?.id ?? -1) : undefined;
  return purchaseNotice(purchase, userId);
}
