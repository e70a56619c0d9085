import { Drawer } from '@parinda/ui/drawer';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { moreLinks, quickLinks } from './links.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

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
