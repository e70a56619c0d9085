import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { answerCalls, holdCalls, renderShop } from '../../testing/renderShop.tsx';
import { AddressDialog } from './AddressDialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

it('fills in empty fields and keeps typed text', async () => {
  answerCalls(() => ({ status: 200, body: [fixtures.pincodeFound] }));
  renderShop(<AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />, paths.home);
  type('City', 'Srirangapatna');
  type('ZIP Code', '570001');
  await waitFor(() => expect(field('State').value).toBe('Karnataka'));
  expect(field('City').value).toBe('Srirangapatna');
  type('State', 'Tamil Nadu');
  expect(field('State').value).toBe('Tamil Nadu');
});

it('clears what a changed pincode filled in, and keeps typed text', async () => {
  answerCalls(() => ({ status: 200, body: [fixtures.pincodeFound] }));
  renderShop(<AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />, paths.home);
  const place = () => [field('City').value, field('State').value];
  type('ZIP Code', '570001');
  await waitFor(() => expect(place()).toEqual(['Mysuru', 'Karnataka']));
  expect(screen.getByText(/^The pincode is in Mysuru, Karnataka\./)).toBeTruthy();
  type('City', 'Srirangapatna');
  answerCalls(() => ({ status: 200, body: [{ Status: 'Error', PostOffice: null }] }));
  type('ZIP Code', '999999');
  await waitFor(() => expect(place()).toEqual(['Srirangapatna', '']));
  expect(screen.queryByText(/^The pincode is in/)).toBeNull();
});

it('removes the errors of the fields that it fills in', async () => {
  answerCalls(() => ({ status: 200, body: [fixtures.pincodeFound] }));
  renderShop(<AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />, paths.home);
  fireEvent.click(screen.getByRole('button', { name: 'Save Address' }));
  const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
  await waitFor(() => expect(document.activeElement).toBe(field('Full Name')));
  expect(['City', 'State'].map(isWrong)).toEqual([true, true]);
  type('ZIP Code', '570001');
  await waitFor(() => expect(['City', 'State'].map(isWrong)).toEqual([false, false]));
  expect(isWrong('Full Name')).toBe(true);
});

it('looks up complete pincodes only', () => {
  const fetch = answerCalls(() => ({ status: 200, body: [fixtures.pincodeFound] }));
  renderShop(<AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />, paths.home);
  type('ZIP Code', '57000');
  expect(fetch).not.toHaveBeenCalled();
});

it('aborts a lookup whose pincode was edited', async () => {
  const held = holdCalls();
  const lookups = () => held.filter(({ request }) => request.url.includes('/pincode/'));
  const { onUnexpectedError } = renderShop(
    <AddressDialog userId={3} onClose={() => {}} onAdded={() => {}} />,
    paths.home,
  );
  type('ZIP Code', '110001');
  await waitFor(() => expect(lookups()).toHaveLength(1));
  type('ZIP Code', '570001');
  await waitFor(() => expect(lookups()).toHaveLength(2));
  expect(lookups().map(({ request }) => request.signal.aborted)).toEqual([true, false]);
  lookups()[1]?.answer([fixtures.pincodeFound]);
  await waitFor(() => expect(field('City').value).toBe('Mysuru'));
  expect(onUnexpectedError).not.toHaveBeenCalled();
});
