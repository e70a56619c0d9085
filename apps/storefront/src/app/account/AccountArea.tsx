import { Container } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { AccountPathName } from '../../shared/paths.ts';
import { routeOf } from '../../shared/route.ts';
import { PageBoundary } from '../PageBoundary.tsx';
import * as styles from './AccountArea.css.ts';
import { AccountNavigation } from './AccountNavigation.tsx';

/** A path without its page does not compile. */
const accountPages: Record<AccountPathName, ComponentType> = {
  account: lazyPart(
    'AccountPage.tsx',
    async () => (await import('../../features/account/AccountPage.tsx')).AccountPage,
  ),
  orders: lazyPart(
    'OrdersPage.tsx',
    async () => (await import('../../features/orders/OrdersPage.tsx')).OrdersPage,
  ),
  orderDetail: lazyPart(
    'OrderDetailPage.tsx',
    async () => (await import('../../features/orders/OrderDetailPage.tsx')).OrderDetailPage,
  ),
  addReview: lazyPart(
    'AddReviewPage.tsx',
    async () => (await import('../../features/reviews/AddReviewPage.tsx')).AddReviewPage,
  ),
  wishlist: lazyPart(
    'WishlistPage.tsx',
    async () => (await import('../../features/wishlist/WishlistPage.tsx')).WishlistPage,
  ),
  myReviews: lazyPart(
    'MyReviewsPage.tsx',
    async () => (await import('../../features/reviews/MyReviewsPage.tsx')).MyReviewsPage,
  ),
  manageAccount: lazyPart(
    'ManageAccountPage.tsx',
    async () => (await import('../../features/account/ManageAccountPage.tsx')).ManageAccountPage,
  ),
  manageAddress: lazyPart(
    'ManageAddressPage.tsx',
    async () => (await import('../../features/addresses/ManageAddressPage.tsx')).ManageAddressPage,
  ),
  managePaymentMethods: lazyPart(
    'ManagePaymentMethodsPage.tsx',
    async () =>
      (await import('../../features/account/ManagePaymentMethodsPage.tsx'))
        .ManagePaymentMethodsPage,
  ),
};

/**
 * What surrounds every page of the account: the way to the others, and one column for all of them. It
 * stays as it is from one page to the next, behind the loader too.
 */
export function AccountArea() {
  const { pathname } = useLocation();
  const name = routeOf(pathname)?.name as AccountPathName;
  const Page = accountPages[name];
  return (
    <Container>
      <div className={styles.area}>
        <div className={styles.navigation}>
          <AccountNavigation page={name} />
        </div>
        <div className={styles.content}>
          <Suspense fallback={<PageLoader isTitle label="Loading page" />}>
            <PageBoundary key={pathname}>
              <Page />
            </PageBoundary>
          </Suspense>
        </div>
      </div>
    </Container>
  );
}
