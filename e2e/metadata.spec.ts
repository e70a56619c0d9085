import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { fixedPages } from './pages.ts';
import { policyReports } from './policy-reports.ts';
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

// Spec: 1 §2 Shell
test('public pages have the metadata of seo.json, in the HTML and after navigation', async ({
  page,
  shop,
}) => {
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

const jsonLd = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    ),
  );

// Spec: 1 §2 Shell
test('a product has the same data blocks by a link as in the HTML', async ({ page }) => {
  const reports = await policyReports(page);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const path = '/products/net-rings-pack-of-250';
  await page.goto(path);
  const inHtml = await jsonLd(page);
  expect(inHtml.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);

  await page.goto(paths.products);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect.poll(() => jsonLd(page)).toEqual(inHtml);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await expect.poll(() => jsonLd(page)).toEqual([]);
  expect([...reports, ...errors]).toEqual([]);
});

const described: [path: string, robots: 'index' | 'noindex', types: string[]][] = [
  ['/', 'index', ['Organization', 'WebSite']],
  ['/products', 'index', ['ItemList']],
  ['/products/search?query=net', 'noindex', []],
  ['/products/net-rings-pack-of-250', 'index', ['Product', 'BreadcrumbList']],
  ['/category/Bird%20Nets', 'index', ['ItemList', 'BreadcrumbList']],
  ['/gallery', 'index', []],
  ['/about', 'index', ['Organization']],
  ['/contact', 'index', ['Organization']],
  ['/blogs', 'index', ['ItemList']],
  ['/blogs/spikes-or-net', 'index', ['BlogPosting', 'BreadcrumbList']],
  ['/offers', 'index', ['ItemList']],
  ['/faqs', 'index', ['FAQPage']],
  ['/privacy-policy', 'index', []],
  ['/terms', 'index', []],
  ['/return-policy', 'index', []],
  ['/shipping-policy', 'index', []],
  ['/cancellation-policy', 'index', []],
  ['/accessibility', 'index', []],
  ['/cart', 'noindex', []],
  ['/signup', 'noindex', []],
  ['/reset-password', 'noindex', []],
  ['/addtocart', 'noindex', []],
  ['/modal', 'noindex', []],
  ['/loader', 'noindex', []],
  ['/orders', 'noindex', []],
  ['/no/such/page', 'noindex', []],
];

for (const [path, robots, types] of described) {
  test(`the HTML of ${path} has each kind of metadata once`, async ({ shop }) => {
    const html = await (await fetch(shop.url + path)).text();
    const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    expect(contents(/<title>([^<]+)<\/title>/g)).toHaveLength(1);
    for (const name of ['description', 'twitter:card', 'twitter:title', 'twitter:image']) {
      expect(
        contents(new RegExp(`<meta name="${name}" content="([^"]+)"`, 'g')),
        name,
      ).toHaveLength(1);
    }
    for (const name of ['og:title', 'og:description', 'og:image', 'og:type', 'og:site_name']) {
      expect(
        contents(new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g')),
        name,
      ).toHaveLength(1);
    }
    const [rule] = contents(/<meta name="robots" content="([^"]+)"/g);
    expect(rule?.startsWith(robots)).toBe(true);
    const [canonical] = contents(/<link rel="canonical" href="([^"]+)"/g);
    if (path.startsWith('/no/')) expect(canonical).toBeUndefined();
    else expect(canonical).toBe(shop.url + path.split('?')[0]?.replace(/^\/$/, '/'));
    const blocks = contents(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect(blocks.map((json) => JSON.parse(json)['@type'])).toEqual(types);
    expect(/<h1[ >]/.exec(html)).not.toBeNull();
  });
}
