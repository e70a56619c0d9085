import { brand } from '@parinda/brand';
import { openWithoutScripts, publicDataPages } from './pages.ts';
import { expect, test } from './shop-test.ts';

// Deferred parts keep the server's HTML and the input until their scripts load.

const parts = [
  ['the footer', '/faqs', /\/ShopFooter-.*\.js$/, 'footer'],
  ['the lower sections of home', '/', /\/LowerSections-.*\.js$/, 'main h3 button'],
  [
    'the filters',
    '/products',
    /\/ProductFilterPanel-.*\.js$/,
    'aside [role=group]:has([type=checkbox])',
  ],
  ['the section below the list', '/products', /\/MoreProducts-.*\.js$/, 'main section h2'],
  ['an article', 'blog', /\/Article-.*\.js$/, 'main article h1'],
  ['reviews', 'product', /\/ProductReviews-.*\.js$/, 'main section article'],
] as const;

for (const [what, where, script, selector] of parts) {
  test(`${what} stays visible while its script loads`, async ({ page, shop }) => {
    const known = (await publicDataPages(shop)).find(({ name }) => name === where);
    await page.addInitScript((part) => {
      const seen = { there: 0, gone: 0 };
      Object.assign(window, { seen });
      const look = () => {
        const isThere = document.querySelector(part)?.checkVisibility() ?? false;
        if (isThere) seen.there += 1;
        else if (seen.there) seen.gone += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
    await page.route(script, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const arrived = page.waitForResponse(script);
    await page.goto(known?.path ?? where);
    await (await arrived).finished();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen.there).toBeGreaterThan(0);
    expect(seen.gone).toBe(0);
  });
}

// Spec: 1 §2 Shell
test('a click before hydration takes effect after hydration', async ({ page, shop }) => {
  const { path } = (await publicDataPages(shop)).find(({ name }) => name === 'product') ?? {};
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${path}`, { waitUntil: 'commit' });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toHaveAccessibleName(/1/);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('row', { name: title })).toBeVisible();
});

test('a guarded page whose script hangs offers a retry', async ({ page }) => {
  let hangs = true;
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (!hangs) return route.continue();
  });
  await page.goto('/orders', { waitUntil: 'commit' });
  const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await expect(page.getByText('Loading page')).toBeVisible();
  await expect(page).toHaveTitle(`Your Orders | ${brand.name}`);
  await expect(again).toBeHidden();
  // The CSS animation uses the browser's own clock.
  await expect(again).toBeVisible();
  // Requests of this document still hang: its late script would remove the link.
  hangs = false;
  await again.click();
  await expect(page).toHaveURL('/signup');
});

test('input in a deferred part is replayed once its script loads', async ({ page }) => {
  let arrive = () => {};
  const script = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/ProductFilterPanel-.*\.js$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/products');
  const filters = page.getByRole('complementary');
  const plastic = filters.getByRole('checkbox', { name: 'Plastic' });
  await filters.getByText('Plastic', { exact: true }).click();
  await filters.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(plastic).toBeChecked();
  arrive();
  await expect(plastic).not.toBeChecked();
});

test('a link pressed right after a button waits for hydration, so that no press is lost', async ({
  page,
}) => {
  const hydrate = await openWithoutScripts(page, '/products');
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).first().click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await hydrate();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});
