import { fixtures, records } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { stateNames } from '@parinda/brand/gst';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { paths } from '../../shared/routing/paths.ts';
import { never } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { failed, paying, price, proceeding } from '../../testing/texts/purchaseActs.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const { steelSpikes } = fixtures;

// Spec: 2 §2 Checkout
it('shows each item, the sums, and the amount to pay', async () => {
  visitShop({ path: paths.checkout, cart: [{ ...records.steelSpikes, quantity: 2 }] });
  const items = await screen.findByRole('list', { name: 'Items' });
  const [item] = within(items).getAllByRole('listitem');
  // The line total, as in the cart.
  for (const text of [steelSpikes.title, 'Quantity: 2', 'Rs.549 each', 'Rs.1,098']) {
    expect(item?.textContent).toContain(text);
  }
  expect(item?.querySelector('img')).not.toBeNull();
  const text = screen.getByRole('main').textContent;
  for (const sum of ['Items SubtotalRs.1,098', 'ShippingRs.0', 'Amount to be paidRs.1,098']) {
    expect(text).toContain(sum);
  }
  // The documents write 'Rs.0' here, so the whole screen uses 'Rs.'.
  expect(text).not.toContain('₹');
});

it('shows the tax in the amount by the state of the delivery address', async () => {
  const taxed = fixtures.products.map((one) => ({ ...one, gst_rate: 18, hsn: '732690' }));
  const ownState = stateNames[brand.gstState ?? ''] ?? '';
  const otherState = brand.gstState === '29' ? 'Maharashtra' : 'Karnataka';
  const addresses = [otherState, ownState].map((state, id) => ({ ...fixtures.address, id, state }));
  visitShop({
    path: paths.checkout,
    cart: [{ ...records.steelSpikes, quantity: 2 }],
    answers: { 'products/': taxed, 'addresses/3/': addresses },
  });
  expect(await screen.findByText('GST 18%, HSN 732690')).toBeTruthy();
  const main = () => screen.getByRole('main').textContent;
  expect(main()).not.toContain('IGST');
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(otherState) }));
  expect(main()).toContain('Includes IGST 18%Rs.167.49');
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(ownState) }));
  expect(main()).toContain('Includes CGST 9%Rs.83.75Includes SGST 9%Rs.83.75');
  expect(main()).not.toContain('IGST');
});

// Spec: 2 §4
it('stays on the page when a payment fails', async () => {
  await paying(price, failed, ...proceeding)();
  const text = 'Payment failed. Please try again.';
  expect(await screen.findAllByText(text)).not.toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
});

it('disables payment until the addresses have loaded', async () => {
  visitShop({
    path: paths.checkout,
    cart: [{ ...records.steelSpikes, quantity: 1 }],
    answers: { 'addresses/3/': never },
  });
  await screen.findByRole('progressbar', { name: 'Loading addresses' });
  await screen.findByRole('list', { name: 'Items' });
  expect(screen.getByRole('button', { name: 'Proceed to Pay' })).toHaveProperty('disabled', true);
});

const checkout = { path: paths.checkout, cart: [{ ...records.steelSpikes, quantity: 1 }] };
const work = { ...fixtures.address, id: 6, address: '8 Lake Road' };
const twoAddresses = { 'addresses/3/': [fixtures.address, work] };
const checkedOf = async (name: RegExp) =>
  (await screen.findByRole<HTMLInputElement>('radio', { name })).checked;

const stepNow = () =>
  within(screen.getByRole('list', { name: 'Steps of your purchase' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

// Spec: 2 §2 Checkout
it('is at the payment step once an address is chosen, and links back to the earlier steps', async () => {
  visitShop(checkout);
  await screen.findByRole('radio');
  expect(stepNow()).toEqual([
    ['Cart, done', null],
    ['Delivery address, done', null],
    ['3Payment', 'step'],
  ]);
  const back = screen.getByRole('link', { name: 'Cart, done' });
  expect(back.getAttribute('href')).toBe('/cart');
});

it('is at the address step until an address is chosen', async () => {
  visitShop({ ...checkout, answers: twoAddresses });
  await screen.findAllByRole('radio');
  expect(stepNow()[1]).toEqual(['2Delivery address', 'step']);
  fireEvent.click(screen.getByRole('radio', { name: /14 Temple Street/ }));
  expect(stepNow()[2]).toEqual(['3Payment', 'step']);
});

// Spec: 2 §2 Checkout
it('preselects the only address', async () => {
  visitShop(checkout);
  expect(await checkedOf(/14 Temple Street/)).toBe(true);
});

// Spec: 2 §2 Checkout
it('shows the delivery date of the chosen address, and warns if the cart checked another pincode', async () => {
  const { zip_code: pin, city } = fixtures.address;
  const elsewhere = () => screen.queryByText(/^In the cart you checked/);
  deliveryPlace.write({ pin, city: 'Mysuru', state: 'Karnataka' });
  visitShop(checkout);
  expect(await screen.findByText(new RegExp(`^To ${city}, .*: about `))).toBeTruthy();
  expect(elsewhere()).toBeNull();
  cleanup();
  deliveryPlace.write({ pin: '411001', city: 'Pune', state: 'Maharashtra' });
  visitShop(checkout);
  await waitFor(() => expect(elsewhere()).not.toBeNull());
  expect(elsewhere()?.textContent).toBe(
    `In the cart you checked 411001. This address is in ${pin}.`,
  );
});

// Spec: 2 §2 Checkout
it('preselects the default address unless another address was chosen for this order', async () => {
  localStorage.setItem('defaultAddresses', '{"3":6}');
  visitShop({ ...checkout, answers: twoAddresses });
  expect(await checkedOf(/8 Lake Road/)).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /14 Temple Street/ }));
  cleanup();
  visitShop({ ...checkout, answers: twoAddresses });
  expect(await checkedOf(/14 Temple Street/)).toBe(true);
});

it.each(['{"3":"6"}', '7', '{', '{"4":6}'])(
  'preselects no address if the stored default is %s',
  async (kept) => {
    localStorage.setItem('defaultAddresses', kept);
    visitShop({ ...checkout, answers: twoAddresses });
    expect(await checkedOf(/8 Lake Road/)).toBe(false);
    expect(await checkedOf(/14 Temple Street/)).toBe(false);
  },
);

// Spec: 2 §8
it('moves focus to the missing-address notice at each attempt to pay', async () => {
  visitShop({ ...checkout, answers: twoAddresses });
  const text = 'Please select a delivery address';
  for (const _time of [1, 2]) {
    await press('Proceed to Pay');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text));
    (document.activeElement as HTMLElement).blur();
  }
});

it('places no order to a stored address whose pincode cannot exist', async () => {
  const old = { ...fixtures.address, zip_code: '000000' };
  visitShop({ ...checkout, answers: { 'addresses/3/': [old] } });
  await press('Proceed to Pay');
  const text =
    '000000 is not a pincode, so we cannot deliver to this address. Add it again with the right one.';
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text));
});
