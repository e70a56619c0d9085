import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@parinda/brand';
import { light } from '@parinda/ui/theme/palette';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { routeOf } from '../../src/shared/routing/route.ts';
import site from '../../src/shared/seo/seo.json' with { type: 'json' };
import { appTags, manifest, manifestPath } from './manifest.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const { icons, shortcuts, ...app } = manifest(site);

it('names the app and sets how it opens', () => {
  expect(app).toMatchObject({
    name: site['/'].title,
    short_name: brand.name,
    description: site['/'].description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light.bg.inverse,
    background_color: light.bg.page,
  });
});

it.each(icons)('the icon $src exists, in the size $sizes', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(join(publicFolder, src)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
});

it('has both sizes that phones need, and a maskable icon', async () => {
  const has = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(has).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  const { isOpaque } = await sharp(join(publicFolder, icons[2]?.src ?? '')).stats();
  expect(isOpaque).toBe(true);
});

it.each(shortcuts)('the shortcut $name leads to a page', ({ url }) => {
  expect(routeOf(url)).toBeDefined();
});

it('is linked in the head of every page, with an opaque icon for Apple’s phones', async () => {
  expect(appTags).toContain(`<link rel="manifest" href="${manifestPath}" />`);
  const [, icon = ''] = /apple-touch-icon" href="([^"]+)"/.exec(appTags) ?? [];
  expect(existsSync(join(publicFolder, icon))).toBe(true);
  const picture = sharp(join(publicFolder, icon));
  expect(await picture.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await picture.stats()).isOpaque).toBe(true);
});
