import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextArea } from '../text-area/index.ts';
import { TextField } from './index.ts';

it('is named by its label and reports the typed text', async () => {
  const onChange = vi.fn();
  render(<TextField label="Email" type="email" autoComplete="email" onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(input, 'a@b');
  expect(onChange).toHaveBeenLastCalledWith('a@b');
  expect(input.getAttribute('autocomplete')).toBe('email');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s is read with its description and its error', (_name, Field) => {
  render(
    <Field label="Message" description="Up to 500 letters" errorMessage="Please write a message" />,
  );
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Up to 500 letters', 'Please write a message']);
});

it('is required for screen readers, but does not block the submit', () => {
  render(<TextField label="Full name" isRequired />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.required).toBe(false);
});
