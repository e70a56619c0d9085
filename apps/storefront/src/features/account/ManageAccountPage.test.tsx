import { fixtures } from '@parinda/api-client/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { selectIsSignedIn, selectToken } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse } from '../../testing/answers.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const all = { operations: ['updateProfile', 'changePassword'] };
const visit = (answers = {}) =>
  visitShop({ path: paths.manageAccount, answers: { 'capabilities/': all, ...answers } });
const formOf = async (button: string) =>
  (await screen.findByRole('button', { name: button })).closest('form') as HTMLFormElement;

// Spec: decisions Second round
it.each([
  ['Save', 'updateProfile', 'ProfileForm.tsx'],
  ['Change password', 'changePassword', 'PasswordForm.tsx'],
])('the form of %s has the fields of %s', async (button, operationId, name) => {
  visit();
  const file = `apps/storefront/src/features/account/${name}`;
  expect(fieldsUnlikeContract(await formOf(button), { operationId, file })).toEqual([]);
});

it('saves name and contact number, and shows them', async () => {
  let user = fixtures.user;
  visit({
    'profile/': () => HttpResponse.json(user),
    'PATCH profile/': () => {
      user = { ...user, name: 'Asha Iyer' };
      return HttpResponse.json(user);
    },
  });
  await formOf('Save');
  await fill({ 'Full Name': 'Asha Iyer' });
  await press('Save');
  expect(await screen.findByText('Your details are saved.')).toBeTruthy();
  const details = screen.getByRole('region', { name: 'Your details' });
  await waitFor(() => expect(within(details).getByText('Asha Iyer')).toBeTruthy());
});

it('requires a name', async () => {
  visit();
  await formOf('Save');
  await fill({ 'Full Name': ' ' });
  await press('Save');
  await waitFor(() =>
    expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).toBe('true'),
  );
});

const passwords = {
  'Current password': 'monsoon ledge kite',
  'New password': 'temple crow banyan',
};

it('changes the password, goes on with the new token and clears the fields', async () => {
  const access = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.bmV3';
  const store = visit({
    'POST change-password/': { token: { access }, msg: 'Password changed' },
  });
  await formOf('Change password');
  await fill(passwords);
  await press('Change password');
  expect(await screen.findByText('Your password is changed.')).toBeTruthy();
  expect(selectToken(store.getState())).toBe(access);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''),
  );
});

it('shows a wrong current password beside its field and keeps the session', async () => {
  const wrong = 'The current password is wrong.';
  const store = visit({
    'POST change-password/': errorResponse(400, { current_password: [wrong] }),
  });
  await formOf('Change password');
  await fill(passwords);
  await press('Change password');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(wrong).length).toBeGreaterThan(0);
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it.each([
  ['lists no such operation', { operations: [] }],
  ['has no capabilities', errorResponse(404)],
])('stays read-only where the backend %s', async (_case, capabilities) => {
  visit({ 'capabilities/': capabilities });
  await screen.findByRole('region', { name: 'Your details' });
  expect(document.querySelector('main input')).toBeNull();
});
