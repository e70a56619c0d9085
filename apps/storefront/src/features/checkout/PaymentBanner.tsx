import { Container } from '@parinda/ui/layout';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';
import { PurchaseOutcome } from './PurchaseOutcome.tsx';
import { usePurchaseNotice } from './usePurchaseNotice.ts';

/** A payment whose outcome is open, or that was refused, above any page; /checkout says it itself. */
export function PaymentBanner() {
  const notice = usePurchaseNotice();
  const { pathname } = useLocation();
  if (!notice || pathname === paths.checkout) return null;
  // Orders are paid from their list as well.
  if (!notice.isEverywhere && pathname !== paths.orders) return null;
  return (
    <Container>
      <PurchaseOutcome />
    </Container>
  );
}
