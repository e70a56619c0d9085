import { paths } from '../../shared/routing/paths.ts';
import { absoluteUrl } from '../../shared/seo/absoluteUrl.ts';
import type { Crumb } from './crumbs.ts';

/** Returns the block of the path from the home page to a page. */
export const breadcrumbs = (trail: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path, origin),
  })),
});
