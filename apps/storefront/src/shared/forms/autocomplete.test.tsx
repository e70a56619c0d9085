import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { patience, testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import { paths } from '../routing/paths.ts';

testPages();

const login = { Email: 'username', Password: 'current-password' };
const register = {
  'Full Name': 'name',
  'Email address': 'email',
  'Contact Number': 'tel',
  Password: 'new-password',
  'Confirm Password': 'new-password',
};
const address = {
  'Full Name': 'name',
  'Phone Number': 'tel',
  'Address Line 1': 'address-line1',
  'Address Line 2 (Optional)': 'address-line2',
  'ZIP Code': 'postal-code',
  City: 'address-level2',
  State: 'address-level1',
};

/** Returns the autocomplete tokens of a form's inputs, by label. */
const tokens = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll('input')].map((input) => [
      input.labels?.[0]?.textContent,
      input.autocomplete,
    ]),
  );
const formSentBy = async (name: string) => {
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name, hidden: true });
  return buttons.find(({ type }) => type === 'submit')?.form as HTMLFormElement;
};

it('each personal field has an autocomplete token', async () => {
  visitShop({ path: paths.signup, isSignedIn: false });
  expect(tokens(await formSentBy('Login'))).toEqual(login);
  expect(tokens(await formSentBy('Register'))).toEqual(register);
});

it('each field of an address has an autocomplete token', async () => {
  visitShop({ path: paths.manageAddress });
  const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add New Address' });
  await vi.waitFor(() => expect(opener().disabled).toBe(false), patience);
  fireEvent.click(opener());
  expect(tokens(await formSentBy('Save Address'))).toEqual(address);
});
