import { paths } from '@parinda/storefront/paths';
import type { Locator, Page } from '@playwright/test';
import { newCustomer, newVisitor } from './customer.ts';
import { mailedOtp } from './outbox.ts';
import { logOut } from './payment.ts';
import { fillAddress, fillRegistration } from './purchase.ts';
import { expectReflow } from './reflow.ts';
import { expect, signIn, test } from './shop-test.ts';

// Forms show any input as text or reject it with a message, keep their layout, and keep the input.

const markup = '</textarea></script><img src=x onerror="hit()"><b data-foreign>bold</b>';

/** Realistic input within every field's length; each field gets another text. */
const texts = [
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏽🕊️ 🐒',
  '\u202Eمرحبا\u202C שלום abc \u200F123',
  'A\u200Bs\u200Ch\u200Da\uFEFF\u2060 क्षि Tiê\u0301ng',
  markup,
  `Robert'); DROP TABLE "user"; -- {{7*7}} %00 \\u0000`,
  'm'.repeat(90),
];
/** Combining characters: without a fitting font they are wide and cannot wrap. */
const piledUp = `Z${'\u0338\u0321\u033C\u0317\u0352'.repeat(4)}algo`;
const longText = 'Pigeons\u0301 🕊 '.repeat(1000).slice(0, 10_000);

/** Collects script errors, dialogs and server errors. */
function watch(page: Page): string[] {
  const wrongs: string[] = [];
  page.on('pageerror', ({ message }) => wrongs.push(message));
  page.on('dialog', (dialog) => wrongs.push(dialog.message()));
  page.on('response', (answer) => {
    if (answer.status() >= 500) wrongs.push(`${answer.status()} ${answer.url()}`);
  });
  return wrongs;
}

async function expectTexts(page: Page): Promise<void> {
  expect(await page.locator('[data-foreign]').count()).toBe(0);
  await expectReflow(page);
}

const main = (page: Page) => page.getByRole('main');

/** Text fields of a form. */
const boxes = (form: Locator) =>
  form.locator('input:not([type=hidden], [type=radio], [type=number]), textarea');

/** Fills each field and returns the values that the browser accepted. */
async function fillAll(form: Locator, pasted: readonly string[]): Promise<string[]> {
  for (const [index, box] of (await boxes(form).all()).entries()) {
    await box.fill(pasted[index % pasted.length] ?? '');
  }
  return valuesOf(form);
}

const valuesOf = (form: Locator) =>
  boxes(form).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));

/** Invalid fields and toasts. */
const errorsOf = (form: Locator) =>
  form
    .locator('[aria-invalid=true]')
    .or(form.page().getByRole('region', { name: 'Notifications' }).getByRole('listitem'))
    .filter({ visible: true });

const contact = async (page: Page) => {
  await page.goto(paths.contact);
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Leave your Message' });
  await expect(form).toBeVisible();
  return { form, send: form.getByRole('button', { name: /^Send/ }) };
};
const login = async (page: Page) => {
  await page.goto(paths.signup);
  const form = page.getByRole('region', { name: 'Login' }).locator('form');
  await expect(form).toBeVisible();
  return { form, send: form.getByRole('button', { name: 'Login' }) };
};
const register = async (page: Page) => {
  await page.goto(paths.signup);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const form = page.getByRole('region', { name: 'Register' }).locator('form');
  await expect(form).toBeVisible();
  return { form, send: form.getByRole('button', { name: 'Register' }) };
};
const address = async (page: Page) => {
  await page.goto(paths.manageAddress);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const form = page.getByRole('dialog').locator('form');
  await expect(form).toBeVisible();
  return { form, send: form.getByRole('button', { name: 'Save Address' }) };
};

test('forms accept or reject 10,000 characters per field with a message, and keep the input', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrongs = watch(page);
  // The fields limit the length to that of a message.
  const message = await contact(page);
  await fillAll(message.form, [longText]);
  await message.send.click();
  await expect(page.getByText(/^Message sent successfully!/).first()).toBeVisible();
  for (const open of [login, register, address]) {
    if (open === address) await signIn(page, shop, await newCustomer(shop));
    const { form, send } = await open(page);
    const typed = await fillAll(form, [longText]);
    await send.click();
    await expect(errorsOf(form).first()).toBeVisible();
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    expect(await valuesOf(form)).toEqual(typed);
    await expectTexts(page);
  }
  expect(wrongs).toEqual([]);
});

test('forms show or reject emoji, right-to-left text, zero-width characters, markup and SQL', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wrongs = watch(page);
  // An invalid e-mail address is rejected regardless of the other fields.
  for (const open of [login, register]) {
    const { form, send } = await open(page);
    const typed = await fillAll(form, texts);
    await send.click();
    await expect(errorsOf(form).first()).toBeVisible();
    expect(await valuesOf(form)).toEqual(typed);
    await expectTexts(page);
  }

  const message = await contact(page);
  await fillAll(message.form, texts);
  await message.form.getByLabel('Email').fill(newVisitor().email);
  await message.send.click();
  await expect(page.getByText(/^Message sent successfully!/).first()).toBeVisible();

  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/products/search?query=${encodeURIComponent(piledUp)}`);
  await expect(title).toContainText(piledUp);
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
  const all = texts.join(' ');
  for (const text of [all.slice(0, 150), texts.at(-1) ?? '', markup]) {
    await page.goto(`/products/search?query=${encodeURIComponent(text)}`);
    await expect(title).toContainText(text);
  }
  await expectTexts(page);

  const showsAll = (shown: readonly string[]) =>
    expect
      .poll(() =>
        page.evaluate((wanted) => {
          const there = document.querySelector('main')?.textContent ?? '';
          return wanted.filter((one) => !there.includes(one));
        }, shown),
      )
      .toEqual([]);
  await signIn(page, shop, await newCustomer(shop));
  const book = await address(page);
  // The field appears when the list of products has loaded, and rejects these texts.
  const gstin = book.form.getByLabel('GSTIN (Optional)');
  await expect(gstin).toBeVisible();
  const typed = await fillAll(book.form, texts);
  await gstin.fill('');
  await book.form.getByLabel('Phone Number').fill('98765 43210');
  // The lookup does not know it, so it fills in nothing and does not compare the state.
  await book.form.getByLabel('ZIP Code').fill('999999');
  await book.send.click();
  await expect(page.getByText('Address added successfully!').first()).toBeVisible();
  await page.reload();
  await showsAll([0, 2, 3, 5, 6].map((index) => typed[index]?.trim() ?? ''));
  await expectTexts(page);

  await page.goto(paths.products);
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add Review' }).click();
  const review = page.getByRole('dialog', { name: 'Add Review' });
  await review.getByLabel('Review', { exact: true }).fill(all);
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!').first()).toBeVisible();
  await page.goto(paths.myReviews);
  await showsAll([all]);
  await expectTexts(page);
  expect(wrongs).toEqual([]);
});

test('drafts survive a reload, navigation and an ended session, and logout deletes them', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop);
  await signIn(page, shop, customer);
  const { form } = await address(page);
  await form.getByLabel('Full Name').fill('Asha Rao');
  await form.getByLabel('City').fill('Mysuru');
  await page.reload();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(form.getByLabel('City')).toHaveValue('Mysuru');

  // The route stays for the whole test, because removing it can leave a running request without an
  // answer.
  let isEnded = false;
  await page.route('**/api/user/**', (route) =>
    isEnded && route.request().headers().authorization
      ? route.fulfill({ status: 401, json: { detail: 'Token is invalid' } })
      : route.continue(),
  );
  const endSession = () => {
    isEnded = true;
  };
  const comeBack = async () => {
    await expect(page).toHaveURL(paths.signup);
    isEnded = false;
    const face = page.getByRole('region', { name: 'Login' });
    await face.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await face.getByLabel('Password', { exact: true }).fill(customer.password);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain(customer.password);
    await face.getByRole('button', { name: 'Login' }).click();
  };
  endSession();
  await form.getByLabel('State').fill('Karnataka');
  await form.getByLabel('Phone Number').fill('98765 43210');
  await form.getByLabel('Address Line 1').fill('15 Temple Street');
  await form.getByLabel('ZIP Code').fill('570001');
  await form.getByRole('button', { name: 'Save Address' }).click();
  await comeBack();
  await expect(page).toHaveURL(paths.manageAddress);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(form.getByLabel('Address Line 1')).toHaveValue('15 Temple Street');

  await page.goto(paths.products);
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add Review' }).click();
  const review = page.getByRole('dialog', { name: 'Add Review' });
  await review.getByLabel('Review', { exact: true }).fill('No pigeons since Diwali.');
  endSession();
  await review.getByRole('button', { name: 'Submit Review' }).click();
  // A public page stays, without a session.
  await expect(page.getByText('Session expired. You have been logged out.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/products\//);
  await page.getByRole('button', { name: 'Add Review' }).click();
  await comeBack();
  await expect(page).toHaveURL(/\/products\//);
  await page.getByRole('button', { name: 'Add Review' }).click();
  await expect(review.getByLabel('Review', { exact: true })).toHaveValue(
    'No pigeons since Diwali.',
  );
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!').first()).toBeVisible();

  await page.goto(paths.contact);
  await page.getByLabel('Message').fill('The net came torn.');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('The net came torn.');
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(0);

  await logOut(page);
  await expect(page).toHaveURL(paths.signup);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')));
  expect(await drafts()).toEqual([]);
});

// Spec: 2 §2 Signup
test('the e-mail verification reopens after a reload, with the mailed code', async ({
  page,
  shop,
}) => {
  const visitor = newVisitor();
  let codes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send-otp/')) codes += 1;
  });
  const face = page.getByRole('region', { name: 'Register' });
  await page.goto(paths.signup);
  await fillRegistration(page, visitor);
  await face.getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Verification' });
  await expect(dialog).toBeVisible();

  await page.reload();
  await dialog.getByLabel('One-time password').fill(await mailedOtp(shop.url, visitor.email));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(face.getByText(/^Your e-mail address is verified/)).toBeVisible();
  await face.getByRole('textbox', { name: 'Password', exact: true }).fill(visitor.password);
  await face.getByRole('textbox', { name: 'Confirm Password' }).fill(visitor.password);
  await face.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(codes).toBe(1);
});

// A dialog gives focus back in an animation frame, which is late on a busy device.
test('focus returns to the button of a dialog when frames are late', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 400);
  });
  await signIn(page, shop, await newCustomer(shop));
  const { form, send } = await address(page);
  await fillAddress(form);
  await send.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add New Address' })).toBeFocused();
});
