import { brand } from '@parinda/brand';
import { Footer } from '@parinda/ui/footer';
import { footerCategories } from '../shared/business.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

const usefulLinks = [
  { label: 'Products', href: '/products' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Returns & Refunds', href: '/return-policy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Help', href: '/contact' },
];

/** The footer of all pages (P 2). */
export function ShopFooter() {
  const categories = useCategoryLinks();
  const hasMore = categories.length > footerCategories;
  return (
    <Footer
      about={brand.blurb}
      owner={brand.owner}
      social={[...brand.social]}
      columns={[
        {
          title: 'Products',
          links: categories.slice(0, footerCategories),
          more: hasMore ? { label: 'More Products →', href: '/products' } : undefined,
        },
        { title: 'Useful links', links: usefulLinks },
      ]}
      address={[...brand.address]}
      email={brand.email}
      phones={[...brand.phones]}
      copyright={brand.copyright}
    />
  );
}
