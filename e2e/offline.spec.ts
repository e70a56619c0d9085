import { paths } from '@parinda/storefront/paths';
import { expect, test } from './shop-test.ts';

// A lost connection keeps the page and the input, and the visitor can continue.

const message = 'The strips on our balcony came loose after the storm.';

// Spec: 1 §2 Shell
test('the menu shows an error offline and keeps the input, and Try again loads the page later', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.contact);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(message);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue(message);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await context.setOffline(false);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Hello, User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(message);
});

// Spec: 1 §2 Shell
test('a page that cannot load shows an error twice, and Try again loads it', {
  tag: '@journey',
}, async ({ page, context }) => {
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  const failed = page.getByRole('heading', { level: 1, name: 'This page could not be shown' });
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn More About Us' })).toBeVisible();
});

for (const [what, script] of [
  ['toasts', /\/DeferredFeatures-.*\.js$/],
  ['metadata', /\/AppliedMetadata-.*\.js$/],
] as const) {
  // Spec: 1 §2 Shell
  test(`the shop works without the script of its ${what}`, async ({ page }) => {
    let tries = 0;
    await page.route(script, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(paths.faqs);
    await expect.poll(() => tries).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo').getByText('© 2025')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Products' })
      .click();
    await expect(page.getByRole('heading', { name: 'Discover Our Range' })).toBeVisible();
  });
}

test('an open page reloads once after a new deployment', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(paths.faqs);
  await page.waitForLoadState('networkidle');
  let isMissing = true;
  await page.route(/\/AboutPage-.*\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // The new deployment's page, whose file is missing too.
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const isDocument = route.request().isNavigationRequest();
    const body = isDocument ? text : text.replace('id="scripts">["/assets/', '$&other-');
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => documents.length).toBe(2);
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('This page could not be shown');
  await page.waitForTimeout(3000);
  expect(documents).toHaveLength(2);

  isMissing = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn More About Us' })).toBeVisible();
});

// Spec: 1 §2 Shell
test('a notice replaces a footer that cannot load, and the shop works', async ({ page }) => {
  await page.route(/\/ShopFooter-.*\.js$/, (route) => route.abort());
  await page.goto(paths.faqs);
  await expect(page.getByRole('alert').getByText('This could not be loaded.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products' })
    .click();
  await expect(page.getByRole('heading', { name: 'Discover Our Range' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('contentinfo').getByText('© 2025')).toBeVisible();
});
