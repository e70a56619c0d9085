import { SideDrawer, type SideDrawerProps } from '@parinda/ui/side-drawer';
import { useLocation } from 'react-router-dom';
import { useCategoryLinks } from './useCategoryLinks.ts';

const quickLinks = [
  { label: 'Cart', href: '/cart' },
  { label: 'Wishlist', href: '/wishlist' },
  { label: 'Order History', href: '/orders' },
  { label: 'My Reviews', href: '/my-reviews' },
  { label: 'Profile', href: '/account' },
  { label: 'Support', href: '/contact' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'FAQs', href: '/faqs' },
  { label: 'Return & Refund Policy', href: '/return-policy' },
  { label: 'Offers & Promotions', href: '/offers' },
];

const moreLinks = [
  { label: 'Home', href: '/' },
  { label: 'Gallery', href: '/gallery' },
  { label: 'About', href: '/about' },
  { label: 'Reach Us', href: '/contact' },
];

interface ShopSideDrawerProps extends Pick<SideDrawerProps, 'isOpen' | 'onOpenChange'> {
  /** The customer's name, or 'User'. */
  name: string;
}

/** 'Hello, {name}', quick links and more links (P 2). */
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
