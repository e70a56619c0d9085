import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@parinda/brand';
import type { Pages } from '../../domain/content/page-metadata.ts';

const withoutSite: Pages = {
  '/': {
    title: brand.name,
    description: 'Humane bird and monkey deterrents, made in India.',
    canonical_url: '/',
    og_image: '/pictures/social-card.jpg',
    twitter_card: 'summary',
  },
};

/** The metadata of the site's own pages, as the built storefront brings it. */
export function readPages(siteDir: string | undefined): Pages {
  const file = siteDir && join(siteDir, 'seo-json/seo.json');
  if (!file || !existsSync(file)) return withoutSite;
  return { ...withoutSite, ...JSON.parse(readFileSync(file, 'utf8')) };
}
