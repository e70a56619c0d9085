import { api } from '@parinda/api-client';
import { fixtures, records } from '@parinda/api-client/mocks';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { patience, testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import { AddressDialog } from './AddressDialog.tsx';

testPages();

const open = async () => {
  visitShop({ path: paths.manageAddress });
  const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add New Address' });
  // The button is disabled until the customer has loaded.
  await vi.waitFor(() => expect(opener().disabled).toBe(false), patience);
  fireEvent.click(opener());
  await screen.findByLabelText(/^Full Name/);
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const texts = () =>
  [/^Full Name/, /^Phone/, /^ZIP/, /^City/, /^State/].map((label) => field(label).value);

/** Called because the form asks for a GSTIN if products have tax rates. */
const productsPath = '/api/user/products/';

const openAlone = () =>
  renderShop(<AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />, paths.home);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Address' });

/** Fills in the form, with other texts for some labels. */
function fillIn(more: Record<string, string>) {
  const texts = {
    'Full Name': 'Asha Rao',
    'Phone Number': '98765 43210',
    'Address Line 1': '14 Temple Street',
    'ZIP Code': '570001',
    City: 'Mysuru',
    State: 'Karnataka',
    ...more,
  };
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

/** Opens the dialog in a shop whose backend makes tax invoices. */
async function openWithInvoices() {
  const { store } = openAlone();
  const products = records.products.map((product) => ({ ...product, gstRate: 18 }));
  await act(() => store.dispatch(api.util.upsertQueryData('listProducts', undefined, products)));
  await screen.findByLabelText('GSTIN (Optional)');
}

it('has the fields of the contract', async () => {
  await openWithInvoices();
  const problems = fieldsUnlikeContract(saveButton().form as HTMLFormElement, {
    operationId: 'createAddress',
    file: 'apps/storefront/src/parts/add-address/AddressFields.tsx',
    sentByCode: ['user'],
  });
  expect(problems).toEqual([]);
});

it.each([
  ['', null],
  ['  ', null],
  [' Near the lake ', 'Near the lake'],
])('sends %j as address line 2 as %j', async (typed, sent) => {
  const bodies: object[] = [];
  answerCalls((path, body) => {
    if (path.startsWith('/pincode/')) return { status: 200, body: [fixtures.pincodeFound] };
    bodies.push(JSON.parse(body));
    return { status: 201, body: fixtures.address };
  });
  openAlone();
  fillIn({ 'Address Line 2 (Optional)': typed });
  fireEvent.click(saveButton());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ address_line2: sent })]));
});

// Spec: decisions Second round
it('sends digits of any script as ASCII, and looks up their pincode', async () => {
  const calls: [string, string][] = [];
  answerCalls((path, body) => {
    if (path === productsPath) return { status: 200, body: [] };
    calls.push([path, body]);
    return path.startsWith('/pincode/')
      ? { status: 200, body: [fixtures.pincodeFound] }
      : { status: 201, body: fixtures.address };
  });
  openAlone();
  fillIn({ 'Phone Number': '९८७६५ ४३२१०', 'ZIP Code': '٥٧٠٠٠١' });
  await waitFor(() => expect(calls.map(([path]) => path)).toEqual(['/pincode/570001']));
  fireEvent.click(saveButton());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(JSON.parse(calls[1]?.[1] ?? '')).toMatchObject({
    phone: '98765 43210',
    zip_code: '570001',
  });
});

it('rejects a phone number and a pincode that cannot exist', async () => {
  const called: string[] = [];
  answerCalls((path) => {
    called.push(path);
    return { status: 200, body: [] };
  });
  openAlone();
  fillIn({ 'Phone Number': '12345', 'ZIP Code': '000000' });
  fireEvent.click(saveButton());
  expect(await screen.findByText('Please enter a valid phone number of ten digits.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid pincode of six digits.')).toBeTruthy();
  expect(called).toEqual([productsPath]);
});

it('warns once about a pincode of another state, and saves the address again', async () => {
  const bodies: object[] = [];
  answerCalls((path, body) => {
    if (path.startsWith('/pincode/')) return { status: 200, body: [fixtures.pincodeFound] };
    bodies.push(JSON.parse(body));
    return { status: 201, body: fixtures.address };
  });
  openAlone();
  fillIn({ State: 'Tamil Nadu' });
  await screen.findByText(/^The pincode is in Mysuru, Karnataka/);
  fireEvent.click(saveButton());
  const warning = await screen.findByText(/^The pincode is in Karnataka, not in Tamil Nadu\./);
  expect(warning.closest('[role=status]')).toBeTruthy();
  expect(screen.getByLabelText('State').getAttribute('aria-invalid')).not.toBe('true');
  expect(bodies).toEqual([]);
  fireEvent.click(saveButton());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ state: 'Tamil Nadu' })]));
});

it('sends a GSTIN in capitals, and offers none for a backend without tax invoices', async () => {
  const bodies: object[] = [];
  answerCalls((path, body) => {
    if (path.startsWith('/pincode/')) return { status: 200, body: [fixtures.pincodeFound] };
    bodies.push(JSON.parse(body));
    return { status: 201, body: fixtures.address };
  });
  await openWithInvoices();
  fillIn({ 'GSTIN (Optional)': ' 27aaaaa0000a1z3' });
  fireEvent.click(saveButton());
  expect(await screen.findByText('Please enter a valid GSTIN of 15 characters.')).toBeTruthy();
  fillIn({ 'GSTIN (Optional)': '27aaaaa 0000a1z2' });
  fireEvent.click(saveButton());
  await waitFor(() =>
    expect(bodies).toEqual([expect.objectContaining({ gstin: '27AAAAA0000A1Z2' })]),
  );
  cleanup();
  openAlone();
  expect(screen.queryByLabelText(/GSTIN/)).toBeNull();
});

// Spec: 2 §2 Checkout
it("fills in the customer's name and the pincode checked in the cart", async () => {
  const place = { pin: '570001', city: 'Mysuru', state: 'Karnataka' };
  localStorage.setItem('deliveryPlace', JSON.stringify(place));
  await open();
  const { name, contact } = fixtures.user;
  expect(texts()).toEqual([name, contact, '570001', 'Mysuru', 'Karnataka']);
});

it('fills in no place without a checked pincode', async () => {
  await open();
  const { name, contact } = fixtures.user;
  expect(texts()).toEqual([name, contact, '', '', '']);
});

it('asks for the pincode before city and state, which it fills in', async () => {
  await open();
  const order = [/^ZIP/, /^City/, /^State/].map(field);
  expect([...document.querySelectorAll('input')].filter((one) => order.includes(one))).toEqual(
    order,
  );
  fireEvent.input(field(/^Full Name/), { target: { value: 'Ravi Rao' } });
  expect(field(/^Full Name/).value).toBe('Ravi Rao');
});
