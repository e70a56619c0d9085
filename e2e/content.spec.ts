import { brand } from '@parinda/brand';
import { paths } from '@parinda/storefront/paths';
import { expect, test } from './shop-test.ts';
import { swipe } from './swipe.ts';

// 1 §2: Gallery, About, Contact, Blogs, Legal pages.

// Spec: 1 §2 Gallery
test('the lightbox moves by keys and buttons, wraps around and returns focus', async ({ page }) => {
  await page.goto(paths.gallery);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(pictures).toHaveCount(10);
  await pictures.nth(0).focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog');
  const position = lightbox.getByRole('status');
  await expect(position).toHaveText('Image 1 of 10');
  await expect(lightbox).toHaveAccessibleName('Clear spikes on a parapet');
  await expect(lightbox.getByText(/Twelve metres of Guard strips/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(/^Image 2 of 10, ./);
  await lightbox.getByRole('button', { name: 'Previous image' }).click();
  await lightbox.getByRole('button', { name: 'Previous image' }).click();
  await expect(position).toHaveText(/^Image 10 of 10, ./);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Image 1 of 10, Clear spikes on a parapet');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(pictures.nth(0)).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  // Spec: 1 §2 Gallery
  test('the lightbox moves by swipe', async ({ page }) => {
    await page.goto(paths.gallery);
    await page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().tap();
    const position = page.getByRole('dialog').getByRole('status');
    await expect(position).toHaveText('Image 1 of 10');
    // Chromium cancels a touch that the page does not answer within 200 ms, so the test swipes
    // again.
    const swipeFrom = async (before: RegExp, x: number, by: number, after: RegExp) => {
      const swiped = expect(async () => {
        if (before.test((await position.textContent()) ?? '')) await swipe(page, { x, y: 380 }, by);
        await expect(position).toHaveText(after, { timeout: 5000 });
      });
      await swiped.toPass();
    };
    await swipeFrom(/^Image 1 of 10/, 300, -240, /^Image 2 of 10, ./);
    await swipeFrom(/^Image 2 of 10/, 60, 240, /^Image 1 of 10, ./);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

// Spec: 1 §1; 1 §2 About
test('the about page keeps its spinner for half a second and its own founding year', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.clock.runFor(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn More About Us');
  await expect(page.getByRole('heading', { name: 'Who we Are ?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Us ?' })).toBeVisible();
  await expect(page.getByRole('main').getByText('2015')).toBeVisible();
});

// Spec: 1 §1; 1 §2 Contact
test('a sent message clears its fields', { tag: '@journey' }, async ({ page }) => {
  await page.goto(paths.contact);
  const form = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave your Message Here !!');
  await expect(
    form.getByText(
      'You can send us your enquiries/complaints here & we will repond to you as soon as possible.',
    ),
  ).toBeVisible();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await form.getByRole('textbox', { name: label }).fill(`My ${label}`);
  }
  const sent = page.waitForResponse('**/api/user/contact/');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect((await sent).status()).toBe(201);
  const text = "Message sent successfully! We'll get back to you as soon as possible !!";
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

// Spec: 1 §4
test('a message that the server rejects stays in its fields', { tag: '@journey' }, async ({
  page,
}) => {
  await page.route('**/api/user/contact/', (route) =>
    route.fulfill({ status: 400, json: { message: 'no' } }),
  );
  await page.goto(paths.contact);
  const form = page.getByRole('main');
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await form.getByRole('textbox', { name: label }).fill(`My ${label}`);
  }
  await form.getByRole('button', { name: 'Send' }).click();
  const text = 'Failed to send your message. Please try again!';
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('My Message');
});

// Spec: 1 §2 Contact; decisions First round
test('the contact page shows address, two phone numbers, e-mail, and a map that loads on request', async ({
  page,
}) => {
  // A maps service is third-party: the page may not contact it without a click.
  const { origin, href } = new URL(brand.map.embedUrl);
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>A map of Pune</h1>' });
  });
  await page.goto(paths.contact);
  await expect(page.getByRole('heading', { name: 'Reach Us !' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  const map = main.getByRole('region', { name: 'Map' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img', { name: /^Sketch of a map/ })).toBeVisible();
  expect(asked).toEqual([]);
  await map.getByRole('button', { name: 'Show the map' }).click();
  const frame = map.frameLocator('iframe[title^="Map of where"]');
  await expect(frame.getByRole('heading', { name: 'A map of Pune' })).toBeVisible();
  expect(asked).toEqual([href]);
  await map.getByRole('button', { name: 'Hide the map' }).click();
  await expect(map.getByRole('img', { name: /^Sketch of a map/ })).toBeVisible();
});

// Spec: 1 §2 Blogs
test('blogs show cards with a snippet, articles without a second h1, and six recent posts', async ({
  page,
}) => {
  await page.goto(paths.blogs);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blogs');
  const card = page.getByRole('list', { name: 'Our Blogs' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent())!;
  await expect(
    card.getByText(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
    ),
  ).toBeVisible();
  const snippet = (await card.getByRole('paragraph').last().textContent())!;
  expect(snippet).toMatch(/\.\.\.$/);
  expect(snippet.length).toBeLessThanOrEqual(253);
  await card.getByRole('link', { name: /^Read Full Article/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1);
  await expect(page.getByText(/^Published on: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  const recent = page.getByRole('complementary', { name: 'RECENT POSTS' });
  await expect(recent.getByRole('listitem')).toHaveCount(6);
  await expect(recent.getByText(title)).toHaveCount(0);
});

const legal = {
  '/privacy-policy': [/collect/, /use/, /shar/, /cookie/i, /rights/i, /update/i],
  '/terms': [
    /use/,
    /product/i,
    /payment/i,
    /across India|all over India/,
    /within 7 days of delivery/,
    /change/i,
  ],
  '/return-policy': [
    /within 7 days of delivery/,
    /5-7 working days/,
    /original payment method/,
    /misuse/i,
    /custom/i,
    /no exchanges|do not exchange/i,
  ],
  '/shipping-policy': [/across India/, /working days/, /within 7 days of delivery/, /refund/i],
  '/cancellation-policy': [/cancel/i, /5-7 working days/, /original payment method/, /warranty/i],
};

for (const [path, facts] of Object.entries(legal)) {
  // Spec: 1 §2 Legal pages; 2 §9
  test(`${path} states its facts`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const fact of facts) await expect(main).toContainText(fact);
    await expect(main.locator('a[href^="mailto:"]').first()).toBeAttached();
  });
}
