import { paths } from '@parinda/storefront/paths';
import { expect, signIn, sortBy, test } from './shop-test.ts';

// 1 §2: Shell, Header and menus, Footer.

// Spec: 1 §2 Shell; decisions Whole site
test('a path change shows the loader for half a second, a query change does not', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(paths.products);
  await expect(page.getByRole('heading', { name: 'Discover Our Range' })).toBeVisible();
  const loader = page.getByRole('status').filter({ hasText: 'Loading page', visible: true });

  await sortBy(page, 'Price (Low to High)');
  await expect(page).toHaveURL(/sort=/);
  await expect(loader).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(loader).toBeVisible();
  await page.clock.runFor(499);
  await expect(loader).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(0);
});

// Spec: 1 §2 Shell; 1 §9
test('the announcement bar links to a chat and changes its headline every four seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(paths.faqs);
  const bar = page.getByRole('region', { name: 'Announcements' });
  await expect(bar.getByRole('link', { name: /^Chat with us on/ })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await expect(bar.getByText('Mon - Sat: 9:00 AM - 8:00 PM')).toBeVisible();

  const opacityOf = (text: RegExp) =>
    bar
      .getByRole('listitem')
      .filter({ hasText: text })
      .evaluate((item) => getComputedStyle(item).opacity);
  const messages = [
    /free shipping on orders above ₹999/i,
    /flash sale.*up to 50% off/i,
    /secure online payments available/i,
  ];
  for (const message of [...messages, messages[0]!]) {
    await expect.poll(() => opacityOf(message)).toBe('1');
    await page.clock.runFor(4000);
  }
});

// Spec: 1 §2 Shell
test('at 768 px the bar is simpler, the header has a menu, and the category bar is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto(paths.faqs);
  const hours = page.getByText('Mon - Sat: 9:00 AM - 8:00 PM');
  const categoryBar = page.getByRole('navigation', { name: 'Main' });
  await expect(hours).toBeVisible();
  await expect(categoryBar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(hours).toBeHidden();
  await expect(categoryBar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

// Spec: 1 §1; 1 §2 Header and menus; 1 §5
test('at 600 px the search is an icon that opens the form', { tag: '@journey' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 601, height: 800 });
  await page.goto(paths.faqs);
  const box = page.getByRole('searchbox', { name: 'Search products' });
  await expect(box).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('net & rope');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/search?query=net%20%26%20rope');
});

// Spec: 1 §2 Header and menus
test('an empty search does nothing', async ({ page }) => {
  await page.goto(paths.faqs);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.faqs);
});

// Spec: 1 §2 Header and menus; 1 §3; 1 §4; 2 §2 Routes; 2 §3; decisions Second round
test('the account icon of a customer opens a menu whose Logout ends at /signup', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await page.goto(paths.faqs);
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/signup');
  await signIn(page, shop);
  await page.goto(paths.faqs);
  await page.getByRole('button', { name: 'Account' }).hover();
  const header = page.getByRole('banner');
  await expect(header.getByText('Welcome Back')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Manage Account' })).toHaveAttribute(
    'href',
    '/account',
  );
  await expect(header.getByRole('link', { name: 'Your Orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.signup);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toContain('name');
});

// Spec: 1 §2 Header and menus
test('the side drawer greets by name and links to everything', { tag: '@journey' }, async ({
  page,
  shop,
}) => {
  await page.goto(paths.faqs);
  const open = () => page.getByRole('button', { name: 'Menu' }).click();
  await open();
  await expect(page.getByRole('dialog', { name: 'Hello, User' })).toBeVisible();
  await signIn(page, shop);
  await page.goto(paths.faqs);
  await open();
  const drawer = page.getByRole('dialog', { name: /^Hello, (?!User)/ });
  await expect(drawer).toBeVisible();
  const hrefs = (group: string) =>
    drawer
      .getByRole('navigation', { name: group })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs('Quick Links')).toEqual(
    expect.arrayContaining(
      '/category/Bird%20Spikes /cart /wishlist /orders /my-reviews /account /contact /blogs /faqs /return-policy /offers'.split(
        ' ',
      ),
    ),
  );
  expect(await hrefs('Explore More')).toEqual(['/', '/gallery', '/about', '/contact']);
  for (const label of ['Return & Refund Policy', 'Offers & Promotions']) {
    await expect(drawer.getByRole('link', { name: label })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

// Spec: 1 §2 Header and menus
test('the category bar has a dropdown of all categories and six links', async ({ page }) => {
  await page.goto(paths.faqs);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [label, path] of Object.entries({
    Home: '/',
    Products: '/products',
    Gallery: '/gallery',
    Blogs: '/blogs',
    About: '/about',
    Help: '/contact',
  })) {
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await bar.getByRole('button', { name: 'All categories' }).click();
  await bar.getByRole('link', { name: 'Monkey Spikes' }).click();
  await expect(page).toHaveURL('/category/Monkey%20Spikes');
});

// Spec: 1 §1; 1 §2 Footer; decisions Whole site
test('the footer shows three categories, the useful links, the company and 2025', async ({
  page,
}) => {
  await page.goto(paths.faqs);
  const footer = page.getByRole('contentinfo');
  const hrefs = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  await expect(footer.getByRole('link', { name: 'More Products →' })).toBeVisible();
  expect(await hrefs('Products')).toEqual([
    ['Bird Spikes', '/category/Bird%20Spikes'],
    ['Bird Nets', '/category/Bird%20Nets'],
    ['Accessories', '/category/Accessories'],
    ['More Products →', '/products'],
  ]);
  expect(await hrefs('Useful links')).toEqual([
    ['Products', '/products'],
    ['Blogs', '/blogs'],
    ['Privacy Policy', '/privacy-policy'],
    ['Returns & Refunds', '/return-policy'],
    ['Terms of Service', '/terms'],
    ['Help', '/contact'],
  ]);
  for (const name of ['Facebook', 'Twitter', 'Google', 'Instagram', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.getByText('2010')).toBeVisible();
  await expect(footer.getByText(/owned .* small enterprise/)).toBeVisible();
  await expect(footer.getByText('© 2025')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    '/accessibility',
  );
});

// Spec: 1 §2 Routes; decisions Routes
test('an unknown path answers 404 and links to home', { tag: '@journey' }, async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(paths.home);
});
