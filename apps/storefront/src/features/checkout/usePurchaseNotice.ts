import { useSelector } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { purchaseNotice } from '../../model/purchase/purchaseNotice.ts';
import { selectPurchase } from '../../model/purchase/purchaseSlice.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';

/** What there is to say of the purchase to who is signed in now. */
export function usePurchaseNotice() {
  const purchase = useSelector(selectPurchase);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { customer } = useCustomer();
  // Signed in, and not known yet who it is: nothing that is anybody's own.
  const userId = isSignedIn ? (customer?.id ?? -1) : undefined;
  return purchaseNotice(purchase, userId);
}
