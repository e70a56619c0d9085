import { brand } from '@parinda/brand';
import { Footer } from '@parinda/ui/footer';
import { footerCategories } from '../shared/business.ts';
import { paths } from '../shared/routing/paths.ts';
import { useCategoryLinks } from './useCategoryLinks.ts';

const usefulLinks = [
  { label: 'Products', href: paths.products },
  { label: 'Blogs', href: paths.blogs },
  { label: 'Privacy Policy', href: paths.privacyPolicy },
  { label: 'Returns & Refunds', href: paths.returnPolicy },
  { label: 'Terms of Service', href: paths.terms },
  { label: 'Help', href: paths.contact },
];

const siteLinks = [
  { label: 'Shipping Policy', href: paths.shippingPolicy },
  { label: 'Cancellation Policy', href: paths.cancellationPolicy },
  { label: 'Accessibility', href: paths.accessibility },
];

const { legalName, registeredAddress, cin, gstin, grievanceOfficer: officer } = brand;

/** Consumer Protection (E-Commerce) Rules 2020, rule 5(3) and 4(4). */
const legal = [
  [legalName, ...registeredAddress].join(', '),
  ...(cin ? [`CIN: ${cin}`] : []),
  ...(gstin ? [`GSTIN: ${gstin}`] : []),
  `${officer.designation}: ${officer.name}, ${officer.phone}, ${officer.email}`,
];

/** The footer of all pages (1 §2). */
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
          more: hasMore ? { label: 'More Products →', href: paths.products } : undefined,
        },
        { title: 'Useful links', links: usefulLinks },
      ]}
      address={[...brand.address]}
      email={brand.email}
      phones={[...brand.phones]}
      copyright={brand.copyright}
      legal={legal}
      siteLinks={siteLinks}
    />
  );
}
