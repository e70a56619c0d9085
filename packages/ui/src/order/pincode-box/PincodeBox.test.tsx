import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PincodeBox, type PincodeBoxProps } from './index.ts';

const onCheck = vi.fn();
beforeEach(() => onCheck.mockClear());

function Cart(props: Partial<PincodeBoxProps>) {
  const [value, setValue] = useState('');
  return (
    <PincodeBox
      status="unchecked"
      {...props}
      value={value}
      onChange={setValue}
      onCheck={() => onCheck(value)}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Pincode' });

// Spec: decisions Cart
it("checks by the button and by Enter, with blanks of '411 001' taken out", async () => {
  render(<Cart />);
  await userEvent.click(input());
  await userEvent.paste('411 001');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.type(input(), '{Enter}');
  expect(onCheck.mock.calls).toEqual([['411001'], ['411001']]);
});

it('asks no second time while it waits', async () => {
  render(<Cart status="checking" />);
  await userEvent.type(input(), '411001{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Check/ }));
  expect(onCheck).not.toHaveBeenCalled();
});

it('is invalid and read with the message after a wrong pincode', () => {
  render(<Cart status="invalid" message="Please Enter a Valid Pincode Please" />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const id = input().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Please Enter a Valid Pincode Please');
});

it('offers another try when the lookup gave no answer, without calling the pincode wrong', async () => {
  const onRetry = vi.fn();
  render(<Cart status="unavailable" message="No answer" onRetry={onRetry} />);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
