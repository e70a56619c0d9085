import { Container } from '@parinda/ui/layout';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { PurchaseOutcome } from './PurchaseOutcome.tsx';
import { usePurchaseNotice } from './usePurchaseNotice.ts';

/** Shows an open or rejected payment above any page except /checkout, which shows it itself. */
export function PaymentBanner() {
  const notice = usePurchaseNotice();
  const { pathname } = useLocation();
  if (!notice || pathname === paths.checkout) return null;
  // The list of orders also offers payment.
  if (!notice.isEverywhere && pathname !== paths.orders) return null;
  return (
    <Container>
      <PurchaseOutcome />
    </Container>
  );
}
