import { fixtures, records } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CartLine } from '../../model/cart/cart.ts';
import { selectCartLines } from '../../model/cart/cartSlice.ts';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { paths } from '../../shared/routing/paths.ts';
import { noResponse } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const { steelSpikes } = fixtures;
const line: CartLine = { ...records.steelSpikes, quantity: 2 };
const summary = () => screen.findByRole('region', { name: 'Summary' });

// Spec: 1 §9; 2 §2 Cart
it('shows lines and sums with free shipping', async () => {
  visitShop({ path: paths.cart, cart: [line] });
  const text = (await summary()).textContent;
  for (const part of ['Subtotal₹1,098', 'Shipping Fee₹0', 'Total Payable₹1,098']) {
    expect(text).toContain(part);
  }
  const row = screen.getByRole('row', { name: new RegExp(steelSpikes.title) });
  expect(row.textContent).toContain('₹549');
  expect(row.textContent).toContain('₹1,098');
  expect(row.querySelector('img')).not.toBeNull();
  const more = screen.getByRole('link', { name: 'Add more products' });
  expect(more.getAttribute('href')).toBe('/products');
});

// Spec: 2 §2 Cart; 2 §5; decisions Cart
it('accepts a typed quantity, but not below 1 and not from an empty field', async () => {
  const store = visitShop({ path: paths.cart, cart: [line] });
  await summary();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ });
  const type = (value: string) => {
    fireEvent.input(field, { target: { value } });
    fireEvent.blur(field);
    return selectCartLines(store.getState())[0]?.quantity;
  };
  expect(['', '0', '3'].map(type)).toEqual([2, 2, 3]);
  expect((await summary()).textContent).toContain('Total Payable₹1,647');
});

// Spec: 2 §2 Cart
it('removes a line', async () => {
  visitShop({ path: paths.cart, cart: [line] });
  await summary();
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('No Items in Cart')).toBeTruthy();
});

// Spec: 2 §2 Cart
it('restores a removed line at its position with its quantity', async () => {
  const cart = [line, { ...records.balconyNet, quantity: 3 }];
  const store = visitShop({ path: paths.cart, cart });
  await summary();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${line.title}` }));
  expect(await screen.findByText(`${line.title} was removed.`)).toBeTruthy();
  expect(selectCartLines(store.getState())).toMatchObject([{ id: 8 }]);
  await press('Undo');
  const quantities = selectCartLines(store.getState()).map(({ id, quantity }) => [id, quantity]);
  expect(quantities).toEqual([
    [7, 2],
    [8, 3],
  ]);
  expect(screen.queryByText(`${line.title} was removed.`)).toBeNull();
});

it('announces an undo and focuses the restored line', async () => {
  visitShop({ path: paths.cart, cart: [line, { ...records.balconyNet, quantity: 3 }] });
  await summary();
  const remove = { name: `Remove ${line.title}` };
  fireEvent.click(screen.getByRole('button', remove));
  await press('Undo');
  expect(
    await screen.findByText(`${line.title} is in the cart again.`, { ignore: false }),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', remove)));
});

// Spec: 2 §2 Cart
it('offers undo for the last removal only, and only on this page', async () => {
  const cart = [line, { ...records.balconyNet, quantity: 3 }];
  visitShop({ path: paths.cart, cart });
  await summary();
  fireEvent.click(screen.getByRole('button', { name: `Remove ${line.title}` }));
  fireEvent.click(screen.getByRole('button', { name: `Remove ${cart[1]?.title}` }));
  await waitFor(() => expect(screen.getAllByText(/was removed\.$/)).toHaveLength(1));
  expect(screen.getByText(`${cart[1]?.title} was removed.`)).toBeTruthy();
  await press('Add more products');
  await waitFor(() => expect(screen.queryByText(/was removed\.$/)).toBeNull());
});

// Spec: 2 §2 Cart; decisions Cart
it('excludes a product that is no longer sold from the total, and says so', async () => {
  visitShop({ path: paths.cart, cart: [line, { ...line, id: 99, title: 'Old Net' }] });
  expect(await screen.findByText('No longer sold. It is left out of the total.')).toBeTruthy();
  expect((await summary()).textContent).toContain('Total Payable₹1,098');
  const gone = screen.getByRole('row', { name: /Old Net/ });
  expect([...gone.querySelectorAll('s')].map((struck) => struck.textContent)).toEqual([
    'Old Net',
    '₹549',
    '₹1,098',
  ]);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
});

// Spec: 2 §2 Cart; decisions Cart
it('enables Checkout for a valid pincode until the pincode is edited', async () => {
  visitShop({ path: paths.cart, cart: [line] });
  const box = within(await summary());
  const name = (text: string) => box.findByRole<HTMLButtonElement>('button', { name: text });
  expect((await name('Enter Pincode first')).disabled).toBe(true);
  await fill({ Pincode: '570001' });
  await press('Check');
  expect((await name('Checkout')).disabled).toBe(false);
  await fill({ Pincode: '57000' });
  expect((await name('Enter Pincode first')).disabled).toBe(true);
});

// Spec: 2 §4
it('shows delivery place and date for a valid pincode', async () => {
  visitShop({ path: paths.cart, cart: [line] });
  await fill({ Pincode: '570001' });
  expect(screen.queryByText(/^To Mysuru/)).toBeNull();
  await press('Check');
  expect(await screen.findByText(/^To Mysuru, Karnataka: about \w+, \d+ \w+ to /)).toBeTruthy();
  await fill({ Pincode: '57000' });
  expect(screen.queryByText(/^To Mysuru/)).toBeNull();
});

// Spec: 2 §4
it('keeps a valid pincode for the next visit and checks it again', async () => {
  deliveryPlace.write({ pin: '570001', city: 'Mysuru', state: 'Karnataka' });
  visitShop({ path: paths.cart, cart: [line] });
  const field = await screen.findByLabelText<HTMLInputElement>('Pincode');
  await waitFor(() => expect(field.value).toBe('570001'));
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Enter Pincode first' }).disabled,
  ).toBe(true);
});

// Spec: 2 §5; 2 §7
it('reads only the first entry of the lookup answer', async () => {
  const answer = [{ Status: 'Error' }, { Status: 'Success' }];
  visitShop({ path: paths.cart, cart: [line], answers: { '/pincode/570001': answer } });
  await fill({ Pincode: '570001' });
  await press('Check');
  expect(await screen.findByText('Please Enter a Valid Pincode Please')).toBeTruthy();
});

// Spec: decisions Cart
it('offers a retry when the lookup fails', async () => {
  visitShop({ path: paths.cart, cart: [line], answers: { '/pincode/570001': noResponse } });
  await fill({ Pincode: '570001' });
  await press('Check');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
  expect(screen.getByText(/The pincode service did not answer/)).toBeTruthy();
});

// Spec: 2 §2 Checkout
it('is the first step of the purchase', async () => {
  visitShop({ path: paths.cart, cart: [{ ...records.steelSpikes, quantity: 1 }] });
  const steps = await screen.findByRole('list', { name: 'Steps of your purchase' });
  expect(within(steps).queryByRole('link')).toBeNull();
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['1Cart', '2Delivery address', '3Payment']);
});
