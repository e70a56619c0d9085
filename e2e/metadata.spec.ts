import type { Page } from '@playwright/test';
import { paths } from '../apps/storefront/src/shared/paths.ts';
import { fixedPages } from './pages.ts';
import { expect, test } from './shop-test.ts';

// 1 §2 Shell: title, description, canonical URL, social image and card type per path.

interface PageMetadata {
  title: string;
  description: string;
  canonical_url: string;
  og_image: string;
  twitter_card: string;
}

const inHead = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical_url: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      og_image: content('meta[property="og:image"]'),
      twitter_card: content('meta[name="twitter:card"]'),
    };
  });

test('every public path has the metadata of seo.json, served and after a change of page', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const answer = await fetch(`${shop.url}/seo-json/seo.json`);
  const pages = (await answer.json()) as Record<string, PageMetadata>;
  const addresses = [
    ...fixedPages
      .filter(({ path, isSignedIn }) => !isSignedIn && !path.includes('?'))
      .map(({ path }) => path),
    '/blogs/spikes-or-net',
    '/products/net-rings-pack-of-250',
  ].filter((path) => !/no.such/.test(path));
  expect(pages['/']).toBeDefined();
  for (const path of addresses) {
    const expected = pages[path] ?? pages['/']!;
    await page.goto(path);
    await expect
      .poll(() => inHead(page), path)
      .toMatchObject({
        title: expected.title,
        description: expected.description,
        canonical_url: new URL(expected.canonical_url, shop.url).toString(),
        twitter_card: expected.twitter_card,
      });
    expect((await inHead(page)).og_image, path).toContain(expected.og_image);
  }

  await page.goto(paths.about);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await expect(page).toHaveTitle(pages['/gallery']!.title);
});
