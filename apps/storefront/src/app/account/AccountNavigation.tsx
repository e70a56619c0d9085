import {
  AddressIcon,
  HeartIcon,
  InfoIcon,
  OrderIcon,
  OverviewIcon,
  PaymentIcon,
  ReviewIcon,
  UserIcon,
} from '@parinda/ui/icons';
import { SubNavigation } from '@parinda/ui/sub-navigation';
import { useHasYourData } from '../../model/capabilities/useHasYourData.ts';
import { type AccountPathName, paths } from '../../shared/routing/paths.ts';

const links = [
  { label: 'Overview', href: paths.account, icon: <OverviewIcon size={20} /> },
  { label: 'Orders', href: paths.orders, icon: <OrderIcon size={20} /> },
  { label: 'Wishlist', href: paths.wishlist, icon: <HeartIcon size={20} /> },
  { label: 'Reviews', href: paths.myReviews, icon: <ReviewIcon size={20} /> },
  { label: 'Addresses', href: paths.manageAddress, icon: <AddressIcon size={20} /> },
  {
    label: 'Payment methods',
    href: paths.managePaymentMethods,
    icon: <PaymentIcon size={20} />,
  },
  { label: 'Details', href: paths.manageAccount, icon: <UserIcon size={20} /> },
];

const yourData = { label: 'Your data', href: paths.yourData, icon: <InfoIcon size={20} /> };

/** An order, its invoice and the review of a product in it belong to the orders. */
const isBelowOrders = (page: AccountPathName) =>
  page === 'orderDetail' || page === 'invoice' || page === 'addReview';

export function AccountNavigation({ page }: { page: AccountPathName }) {
  const hasYourData = useHasYourData();
  return (
    <SubNavigation
      label="Your account"
      links={hasYourData ? [...links, yourData] : links}
      currentHref={isBelowOrders(page) ? paths.orders : paths[page]}
      isBelow={isBelowOrders(page)}
    />
  );
}
