import { brand } from '@parinda/brand';
import { dark, light } from '@parinda/ui/theme/palette';
import { paths } from '../../src/shared/routing/paths.ts';
import { type Icon, iconPath } from './icons.ts';
import type { Pages } from './page-metadata.ts';

export const manifestPath = '/manifest.webmanifest';

const icon = (name: Icon, edge: number, purpose: 'any' | 'maskable') => ({
  src: iconPath(name),
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url });

/** Returns the web app manifest. */
export const manifest = (pages: Pages) => ({
  id: paths.home,
  name: pages['/'].title,
  short_name: brand.name,
  description: pages['/'].description,
  lang: 'en-IN',
  dir: 'ltr',
  categories: ['shopping'],
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  // The colors of the announcement bar and of the page's background.
  theme_color: light.bg.inverse,
  background_color: light.bg.page,
  icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: [
    shortcut('Search', paths.search),
    shortcut('Products', paths.products),
    shortcut('Your Orders', paths.orders),
  ],
});

const themeColor = (scheme: string, colour: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}" />`;

/** Tags for the head of every page: the app's name, icons and color. */
export const appTags = [
  `<link rel="manifest" href="${manifestPath}" />`,
  `<link rel="apple-touch-icon" href="${iconPath('180')}" />`,
  themeColor('light', light.bg.inverse),
  themeColor('dark', dark.bg.inverse),
].join('\n');
