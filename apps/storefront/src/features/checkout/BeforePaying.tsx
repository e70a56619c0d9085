import { useDispatch, useSelector } from 'react-redux';
import {
  alikeConfirmed,
  alikeDeclined,
  amountConfirmed,
  amountDeclined,
  selectPurchase,
} from '../../model/purchase/purchaseSlice.ts';
import type { AmountReason } from '../../model/purchase/purchaseState.ts';
import { AlertDialog } from '../../shared/lazy/AlertDialog.tsx';
import { formatRs } from '../../shared/money.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';

const whyDifferent: Record<AmountReason, (amount: string, shown: string) => string> = {
  priceChanged: (amount, shown) =>
    `A price has changed since you opened this page. The amount to be paid is now ${amount} instead of ${shown}.`,
  begunEarlier: (amount, shown) =>
    `You started this order earlier, and it keeps its earlier prices: ${amount} instead of ${shown}.`,
};

/** Asks the customer to confirm a changed amount or a duplicate order before payment. */
export function BeforePaying() {
  const purchase = useSelector(selectPurchase);
  const dispatch = useDispatch();
  if (purchase.name === 'amountChanged') {
    const { attempt, basket, reason } = purchase;
    const amount = formatRs(attempt.order.razorpay_amount / 100);
    return (
      <AlertDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && dispatch(amountDeclined())}
        title={reason === 'priceChanged' ? 'The amount has changed' : 'Another amount'}
        confirmLabel={`Pay ${amount}`}
        cancelLabel="Not now"
        onConfirm={() => dispatch(amountConfirmed())}
        tone="default"
      >
        {whyDifferent[reason](amount, formatRs(basket.total))}
      </AlertDialog>
    );
  }
  if (purchase.name === 'alikePaid') {
    const { id, date } = purchase.alike;
    return (
      <AlertDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && dispatch(alikeDeclined())}
        title="You have just paid for the same things"
        confirmLabel="Order them again"
        cancelLabel="Not now"
        onConfirm={() => dispatch(alikeConfirmed())}
        tone="default"
      >
        {`Order #${id} of ${formatOrderDate(date)} has the same items and is paid. You can see it under Your Orders.`}
      </AlertDialog>
    );
  }
  return null;
}
