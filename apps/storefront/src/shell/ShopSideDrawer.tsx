import { CartIcon, HeartIcon, OrderIcon, ReviewIcon, UserIcon } from '@parinda/ui/icons';
import { SideDrawer, type SideDrawerProps } from '@parinda/ui/side-drawer';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

const accountLinks = [
  { label: 'Cart', href: paths.cart, icon: <CartIcon size={20} /> },
  { label: 'Wishlist', href: paths.wishlist, icon: <HeartIcon size={20} /> },
  { label: 'Order History', href: paths.orders, icon: <OrderIcon size={20} /> },
  { label: 'My Reviews', href: paths.myReviews, icon: <ReviewIcon size={20} /> },
  { label: 'Profile', href: paths.account, icon: <UserIcon size={20} /> },
];

const helpLinks = [
  { label: 'Support', href: paths.contact },
  { label: 'Blogs', href: paths.blogs },
  { label: 'FAQs', href: paths.faqs },
  { label: 'Return & Refund Policy', href: paths.returnPolicy },
  { label: 'Offers & Promotions', href: paths.offers },
];

const moreLinks = [
  { label: 'Home', href: paths.home },
  { label: 'Gallery', href: paths.gallery },
  { label: 'About', href: paths.about },
  { label: 'Reach Us', href: paths.contact },
];

interface ShopSideDrawerProps extends Pick<SideDrawerProps, 'isOpen' | 'onOpenChange'> {
  /** The customer's name, or 'User'. */
  name: string;
}

/** 'Hello, {name}', quick links and more links (1 §2). */
export function ShopSideDrawer({ name, ...overlay }: ShopSideDrawerProps) {
  const categories = useCategoryLinks();
  const { pathname } = useLocation();
  return (
    <SideDrawer
      {...overlay}
      greeting={`Hello, ${name}`}
      groups={[
        { title: 'Quick Links', links: categories, more: [accountLinks, helpLinks] },
        { title: 'Explore More', links: moreLinks },
      ]}
      currentHref={pathname}
    />
  );
}
