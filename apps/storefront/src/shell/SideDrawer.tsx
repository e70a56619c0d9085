import { Drawer } from '@parinda/ui/drawer';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
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

export interface SideDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The customer's name, or 'User'. */
  name: string;
}

/** 'Hello, {name}', quick links and more links (P 2). */
export function SideDrawer({ isOpen, onOpenChange, name }: SideDrawerProps) {
  const categories = useCategoryLinks();
  const close = () => onOpenChange(false);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={`Hello, ${name}`} side="left">
      <Stack gap="lg">
        <LinkGroup title="Quick Links" links={[...categories, ...quickLinks]} onFollow={close} />
        <LinkGroup title="Explore More" links={moreLinks} onFollow={close} />
      </Stack>
    </Drawer>
  );
}

interface LinkGroupProps {
  title: string;
  links: { label: string; href: string }[];
  onFollow: () => void;
}

function LinkGroup({ title, links, onFollow }: LinkGroupProps) {
  return (
    <Stack gap="xs" as="section">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Stack gap="xs" as="ul">
        {links.map(({ label, href }) => (
          <li key={`${label}${href}`}>
            <Link href={href} isStandalone onPress={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
