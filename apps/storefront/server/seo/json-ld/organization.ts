import { brand } from '@parinda/brand';
import { absoluteUrl } from '../../../src/shared/seo/absoluteUrl.ts';
import { canonicalUrl } from '../canonical.ts';
import { iconPath } from '../icons.ts';

/** Returns the block of the company. Leaves out the founding date, as the documents give two (1 §1). */
export const organization = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${canonicalUrl('/', origin)}#organization`,
  name: brand.name,
  url: canonicalUrl('/', origin),
  logo: absoluteUrl(iconPath('512'), origin),
  description: brand.blurb,
  email: brand.email,
  telephone: brand.phones[0],
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.join(', '),
    addressCountry: 'IN',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: brand.email,
    telephone: brand.phones[0],
    areaServed: 'IN',
  },
  sameAs: brand.social.map(({ href }) => href),
});
