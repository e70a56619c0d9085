import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { PasswordField } from './index.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

// Spec: 2 §2 Signup
it('is hidden initially, can be shown and hidden again, and keeps its value', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" autoComplete="new-password" />
    </form>,
  );
  await userEvent.type(field(), 'kite 7');
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect([field().type, field().value]).toEqual(['text', 'kite 7']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect([field().type, field().value]).toEqual(['password', 'kite 7']);
  expect(field().autocomplete).toBe('new-password');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is described by its error, and has a button that shows it', async () => {
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      errorMessage="Please enter login credentials"
    />,
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(await readAloud()).toContain('button, Show Password');
});
