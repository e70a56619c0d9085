import { Button } from '@parinda/ui/button';
import { Notice } from '@parinda/ui/notice';
import { useDispatch, useSelector } from 'react-redux';
import { purchaseNotice } from '../../model/purchase/purchaseNotice.ts';
import { checkPressed, selectPurchase } from '../../model/purchase/purchaseSlice.ts';

/** How the last step of the purchase ended, above the button that began it. */
export function PurchaseOutcome({ onPay }: { onPay: () => void }) {
  const notice = purchaseNotice(useSelector(selectPurchase));
  const dispatch = useDispatch();
  if (!notice) return null;
  const { tone, text, next } = notice;
  const [label, act] =
    next === 'check' ? ['Check again', () => dispatch(checkPressed())] : ['Try again', onPay];
  const button = (
    <Button variant="secondary" size="sm" onPress={act}>
      {label}
    </Button>
  );
  return (
    <Notice tone={tone} action={next && button}>
      {text}
    </Notice>
  );
}
