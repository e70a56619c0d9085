import { fixedPages, visit } from './pages.ts';
import { expect, test } from './shop-test.ts';

const publicPages = fixedPages.filter(
  ({ name, isSignedIn }) => !isSignedIn && !['not-found', 'product-unknown'].includes(name),
);

test('links of public pages are not broken', async ({ page, shop }) => {
  const foundOn = new Map<string, string>();
  for (const { path } of publicPages) {
    await visit(page, path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) foundOn.set(href.replace(/#.*/, ''), path);
  }
  const dead: string[] = [];
  for (const [href, path] of foundOn) {
    // Skips other sites, mail and telephone links.
    if (/^(https:|mailto:|tel:)/.test(href) || href === '') continue;
    const { status } = await fetch(new URL(href, shop.url));
    if (status !== 200) dead.push(`${href} on ${path}: ${status}`);
  }
  expect(dead).toEqual([]);
  expect(foundOn.size).toBeGreaterThan(40);
});
