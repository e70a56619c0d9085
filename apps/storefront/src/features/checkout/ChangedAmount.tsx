import { useDispatch, useSelector } from 'react-redux';
import {
  amountConfirmed,
  amountDeclined,
  selectPurchase,
} from '../../model/purchase/purchaseSlice.ts';
import { lazyOverlay } from '../../shared/lazyPart.tsx';
import { formatRupees } from '../../shared/money.ts';

const AlertDialog = lazyOverlay(async () => (await import('@parinda/ui/alert-dialog')).AlertDialog);

/** The server's amount is what is paid: the shopper confirms one that differs from the one shown. */
export function ChangedAmount() {
  const purchase = useSelector(selectPurchase);
  const dispatch = useDispatch();
  if (purchase.name !== 'amountChanged') return null;
  const amount = formatRupees(purchase.attempt.order.razorpay_amount / 100);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && dispatch(amountDeclined())}
      title="The amount has changed"
      confirmLabel={`Pay ${amount}`}
      cancelLabel="Not now"
      onConfirm={() => dispatch(amountConfirmed())}
      tone="default"
    >
      {`A price has changed since you opened this page. The amount to be paid is now ${amount}.`}
    </AlertDialog>
  );
}
