import { brand } from '@parinda/brand';
import { paths } from '../../../src/shared/routing/paths.ts';
import { canonicalUrl } from '../canonical.ts';

const search = (origin: string) => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${canonicalUrl(paths.search, origin)}?query={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

/** Returns the block of the website and its search (1 §2 Header). */
export const webSite = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${canonicalUrl('/', origin)}#website`,
  name: brand.name,
  url: canonicalUrl('/', origin),
  inLanguage: 'en-IN',
  publisher: { '@id': `${canonicalUrl('/', origin)}#organization` },
  potentialAction: search(origin),
});
