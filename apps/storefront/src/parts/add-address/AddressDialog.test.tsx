import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { patience, testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const open = async () => {
  visitShop({ path: paths.manageAddress });
  const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add New Address' });
  // Not before it is known whose address it will be.
  await vi.waitFor(() => expect(opener().disabled).toBe(false), patience);
  fireEvent.click(opener());
  await screen.findByLabelText(/^Full Name/, {}, patience);
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const texts = () =>
  [/^Full Name/, /^Phone/, /^ZIP/, /^City/, /^State/].map((label) => field(label).value);

// Spec: 2 §2 Checkout
it('offers what is known: who registered, and the pincode that was proven in the cart', async () => {
  const place = { pin: '570001', city: 'Mysuru', state: 'Karnataka' };
  localStorage.setItem('deliveryPlace', JSON.stringify(place));
  await open();
  const { name, contact } = fixtures.user;
  expect(texts()).toEqual([name, contact, '570001', 'Mysuru', 'Karnataka']);
});

it('offers no place where no pincode was proven', async () => {
  await open();
  const { name, contact } = fixtures.user;
  expect(texts()).toEqual([name, contact, '', '', '']);
});

it('asks for the pincode before the city and the state that it fills in', async () => {
  await open();
  const order = [/^ZIP/, /^City/, /^State/].map(field);
  expect([...document.querySelectorAll('input')].filter((one) => order.includes(one))).toEqual(
    order,
  );
  fireEvent.change(field(/^Full Name/), { target: { value: 'Ravi Rao' } });
  expect(field(/^Full Name/).value).toBe('Ravi Rao');
});
