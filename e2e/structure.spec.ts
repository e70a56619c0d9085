import { visit } from './pages.ts';
import { expect, test } from './shop-test.ts';

test.use({ hasInitialData: true });

// The accessibility trees of the main pages, stored beside the test for review. Update them with
// `playwright test structure --update-snapshots`.
for (const [name, path, region] of [
  ['home', '/', 'body'],
  ['search', '/products/search?query=scare%20tape', 'main'],
  ['product', '/products/flash-reflective-tape-45-m', 'main'],
  ['cart', '/addtocart?slug=guard-polycarbonate-bird-spikes-pack-of-10&quantity=2', 'main'],
  ['signup', '/signup', 'main'],
  ['contact', '/contact', 'main'],
] as const) {
  test(`the accessibility tree of ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    if (name === 'cart') await visit(page, '/cart');
    await expect(page.locator(region)).toMatchAriaSnapshot({ name: `structure-${name}.aria.yml` });
  });
}
