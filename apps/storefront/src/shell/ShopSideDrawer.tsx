import { SideDrawer, type SideDrawerProps } from '@parinda/ui/side-drawer';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/routing/paths.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

const quickLinks = [
  { label: 'Cart', href: paths.cart },
  { label: 'Wishlist', href: paths.wishlist },
  { label: 'Order History', href: paths.orders },
  { label: 'My Reviews', href: paths.myReviews },
  { label: 'Profile', href: paths.account },
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
        { title: 'Quick Links', links: [...categories, ...quickLinks] },
        { title: 'Explore More', links: moreLinks },
      ]}
      currentHref={pathname}
    />
  );
}
