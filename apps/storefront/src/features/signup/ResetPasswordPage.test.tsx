import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse } from '../../testing/answers.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const canReset = { operations: ['resetPassword'] };
const visit = (answers = {}, isSignedIn = false) =>
  visitShop({
    path: paths.resetPassword,
    isSignedIn,
    answers: { 'capabilities/': canReset, ...answers },
  });

async function askForCode() {
  await fill({ Email: 'asha@example.com' });
  await press('Send one-time password');
  await screen.findByLabelText('One-time password');
}

// Spec: decisions Second round
it('leads a forgotten password to the reset where the backend has it', async () => {
  visitShop({ path: paths.signup, isSignedIn: false, answers: { 'capabilities/': canReset } });
  const href = () => screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href');
  await screen.findByRole('link', { name: 'Forgot Password' });
  await waitFor(() => expect(href()).toBe('/reset-password'));
});

it('goes from e-mail to code and new password, and then to login', async () => {
  visit();
  await askForCode();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('One-time password')),
  );
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  await fill({ 'One-time password': '204816', 'New password': 'temple crow banyan' });
  await press('Change password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
  expect(screen.getByText('Your password is changed. Please log in.')).toBeTruthy();
});

it('has the fields of the contract', async () => {
  visit();
  await askForCode();
  const form = screen.getByLabelText('One-time password').closest('form') as HTMLFormElement;
  const file = 'apps/storefront/src/features/signup/NewPasswordForm.tsx';
  const request = { operationId: 'resetPassword', file, sentByCode: ['email'] };
  expect(fieldsUnlikeContract(form, request)).toEqual([]);
});

it('shows a refused password beside its field and keeps the code', async () => {
  const tooCommon = 'This password is too common. Choose another.';
  visit({ 'POST reset-password/': errorResponse(400, { password: [tooCommon] }) });
  await askForCode();
  await fill({ 'One-time password': '204816', 'New password': 'password1' });
  await press('Change password');
  await waitFor(() =>
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('One-time password').value).toBe('204816');
});

it.each([
  ['a wrong code', errorResponse(400, { message: 'This OTP is not valid.' }), /OTP is not valid/],
  ['an error without words', errorResponse(400), /Failed to change the password/],
])('says what is wrong with %s', async (_case, answer, text) => {
  visit({ 'POST reset-password/': answer });
  await askForCode();
  await fill({ 'One-time password': '204816', 'New password': 'temple crow banyan' });
  await press('Change password');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it('takes a code from before without mailing another one', async () => {
  visit({ 'POST send-reset-code/': errorResponse(500) });
  await fill({ Email: 'asha@example.com' });
  await press('I have a one-time password');
  expect(await screen.findByLabelText('One-time password')).toBeTruthy();
  await press('Change Email');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

it('shows why no code was mailed', async () => {
  const wait = 'Please wait 30 seconds before asking for another OTP.';
  visit({ 'POST send-reset-code/': errorResponse(429, { error: wait }) });
  await fill({ Email: 'asha@example.com' });
  await press('Send one-time password');
  expect((await screen.findAllByText(wait)).length).toBeGreaterThan(0);
});

it('sends no code to a malformed address', async () => {
  visit();
  await fill({ Email: 'asha@example..com' });
  await press('Send one-time password');
  await waitFor(() =>
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.queryByLabelText('One-time password')).toBeNull();
});

it('ends the session in this browser with the old password', async () => {
  const store = visit({}, true);
  await askForCode();
  await fill({ 'One-time password': '204816', 'New password': 'temple crow banyan' });
  await press('Change password');
  await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
});

it('leads to the contact form where the backend has no reset', async () => {
  visit({ 'capabilities/': errorResponse(404) });
  const link = await screen.findByRole('link', { name: 'write to us' });
  expect(link.getAttribute('href')).toBe('/contact?subject=Forgot%20Password');
  await act(async () => fireEvent.focus(window));
  expect(screen.queryByLabelText('Email')).toBeNull();
});
