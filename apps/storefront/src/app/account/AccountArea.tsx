import { Container } from '@parinda/ui/layout';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy/lazy.tsx';
import type { AccountPathName } from '../../shared/routing/paths.ts';
import { routeOf } from '../../shared/routing/route.ts';
import { PageWait } from '../../shell/PageWait.tsx';
import { PageBoundary } from '../PageBoundary.tsx';
import * as styles from './AccountArea.css.ts';
import { AccountNavigation } from './AccountNavigation.tsx';

/** A path without a page does not compile. */
const accountPages: Record<AccountPathName, ComponentType> = {
  account: lazyPage('AccountPage', () => import('../../features/account/AccountPage.tsx')),
  orders: lazyPage('OrdersPage', () => import('../../features/orders/OrdersPage.tsx')),
  orderDetail: lazyPage(
    'OrderDetailPage',
    () => import('../../features/orders/OrderDetailPage.tsx'),
  ),
  invoice: lazyPage('InvoicePage', () => import('../../features/orders/InvoicePage.tsx')),
  addReview: lazyPage('AddReviewPage', () => import('../../features/reviews/AddReviewPage.tsx')),
  wishlist: lazyPage('WishlistPage', () => import('../../features/wishlist/WishlistPage.tsx')),
  myReviews: lazyPage('MyReviewsPage', () => import('../../features/reviews/MyReviewsPage.tsx')),
  manageAccount: lazyPage(
    'ManageAccountPage',
    () => import('../../features/account/ManageAccountPage.tsx'),
  ),
  manageAddress: lazyPage(
    'ManageAddressPage',
    () => import('../../features/addresses/ManageAddressPage.tsx'),
  ),
  managePaymentMethods: lazyPage(
    'ManagePaymentMethodsPage',
    () => import('../../features/account/ManagePaymentMethodsPage.tsx'),
  ),
  yourData: lazyPage('YourDataPage', () => import('../../features/account/YourDataPage.tsx')),
};

/**
 * The frame of every account page: navigation and one column. Keeps its state from page to page,
 * also while the loader shows.
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
          <Suspense fallback={<PageWait />}>
            <PageBoundary key={pathname}>
              <Page />
            </PageBoundary>
          </Suspense>
        </div>
      </div>
    </Container>
  );
}
