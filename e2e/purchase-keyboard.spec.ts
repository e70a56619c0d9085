import { paths } from '@parinda/storefront/paths';
import { newVisitor } from './customer.ts';
import { press, tabTo, type } from './keyboard.ts';
import { mailedOtp } from './outbox.ts';
import { inWidget } from './payment.ts';
import { expect, test } from './shop-test.ts';

test('the whole purchase works by keyboard alone', { tag: '@journey' }, async ({ page, shop }) => {
  const visitor = newVisitor();
  const main = page.getByRole('main');

  await page.goto(paths.home);
  await press(page, page.getByRole('link', { name: 'Skip to main content' }));
  await expect(main).toBeFocused();
  await page.goto(paths.home);
  await type(page, page.getByRole('searchbox', { name: 'Search products' }), 'spikes');
  await page.keyboard.press('Enter');
  const card = main.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await card.textContent()) ?? '';
  await press(page, card);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The heading is the starting point of a screen reader.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(page, main.getByRole('textbox', { name: /^Quantity/ }), 'ArrowUp');
  await press(page, main.getByRole('button', { name: 'Add To Cart', exact: true }), 'Space');
  await press(page, page.getByRole('banner').getByRole('link', { name: /^Cart.*2 items/ }));
  await expect(main.getByRole('row', { name: title })).toBeVisible();
  await type(page, main.getByLabel('Pincode'), '570001');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Pincode validated')).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Checkout' }));

  await expect(page).toHaveURL(paths.signup);
  await press(page, page.getByRole('button', { name: 'Create an account' }));
  const register = page.getByRole('region', { name: 'Register' });
  const field = (label: string) => register.getByRole('textbox', { name: label, exact: true });
  await expect(register.getByRole('heading', { name: 'Register' })).toBeFocused();
  await type(page, field('Full Name'), visitor.name);
  await type(page, field('Email address'), visitor.email);
  await type(page, field('Contact Number'), '98765 43210');
  await type(page, field('Password'), visitor.password);
  await type(page, field('Confirm Password'), visitor.password);
  await press(page, register.getByRole('button', { name: 'Register' }));
  const otp = page.getByRole('dialog', { name: 'Email Verification' });
  await expect(otp.getByLabel('One-time password')).toBeFocused();
  await page.keyboard.type(await mailedOtp(shop.url, visitor.email));
  await press(page, otp.getByRole('button', { name: 'Verify' }));

  const login = page.getByRole('region', { name: 'Login' });
  await expect(login.getByRole('heading', { name: 'Login' })).toBeFocused();
  const email = login.getByRole('textbox', { name: 'Email', exact: true });
  await tabTo(page, email);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(visitor.email);
  await type(page, login.getByRole('textbox', { name: 'Password', exact: true }), visitor.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(paths.checkout);
  await press(page, main.getByRole('button', { name: 'Add New Address' }));
  const address = page.getByRole('dialog');
  for (const [label, text] of Object.entries({
    'Full Name': 'Asha Rao',
    'Phone Number': '98765 43210',
    'Address Line 1': '14 Temple Street',
    City: 'Mysuru',
    State: 'Karnataka',
    'ZIP Code': '570001',
  })) {
    await tabTo(page, address.getByLabel(label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await press(page, address.getByRole('button', { name: 'Save Address' }));
  await expect(address).toBeHidden();
  // Focus returns to the button that opened the dialog.
  await expect(main.getByRole('button', { name: 'Add New Address' })).toBeFocused();

  const choice = main.getByRole('radio', { name: /14 Temple Street/ });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await press(page, main.getByRole('button', { name: 'Proceed to Pay' }));
  await expect(inWidget(page, 'Pay')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment successful!').first()).toBeVisible();
  await expect(page).toHaveURL(paths.orders);
  await press(page, main.getByRole('link', { name: /View Details/ }));
  await expect(main.getByText('Paid', { exact: true })).toBeVisible();
});
