import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OtpInput } from './index.ts';

const onSubmit = vi.fn();

function Step({ errorMessage }: { errorMessage?: string }) {
  const [code, setCode] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <OtpInput label="Enter OTP" value={code} onChange={setCode} errorMessage={errorMessage} />
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Enter OTP' });

it('is one field to screen readers and to password managers', () => {
  const { container } = render(<Step />);
  expect(container.querySelectorAll('input')).toHaveLength(1);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

// Spec: 2 §2 Signup
it.each(['123456', '123 456', '123-456', ' 123456\n'])(
  'accepts the pasted "%s"',
  async (pasted) => {
    render(<Step />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input().value).toBe('123456');
  },
);

// Spec: 2 §2 Signup
it('accepts only digits, six at most', async () => {
  render(<Step />);
  await userEvent.type(input(), '12a3b4567');
  expect(input().value).toBe('123456');
});

it('is edited like text: arrows move, Backspace deletes the previous digit', async () => {
  render(<Step />);
  await userEvent.type(input(), '1234{ArrowLeft}{Backspace}');
  expect(input().value).toBe('124');
});

it('does not submit by itself after the last digit', async () => {
  render(<Step />);
  await userEvent.type(input(), '123456');
  expect(onSubmit).not.toHaveBeenCalled();
});

// Spec: decisions Second round
it.each(['१२३४५६', '١٢٣٤٥٦', '１２３４５６'])(
  'accepts digits of other scripts: %s',
  async (typed) => {
    render(<Step />);
    await userEvent.type(input(), typed);
    expect(input().value).toBe('123456');
  },
);

it('shows an error after Enter with three digits, until the next digit', async () => {
  render(<Step />);
  await userEvent.type(input(), '123{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter all 6 digits.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('4');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(input().getAttribute('aria-invalid')).toBeNull();
});

it('reads from left to right on a right-to-left page', () => {
  render(
    <div dir="rtl">
      <Step />
    </div>,
  );
  expect(input().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

it('is described by its error', () => {
  render(<Step errorMessage="Wrong code" />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const id = input().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Wrong code');
});
