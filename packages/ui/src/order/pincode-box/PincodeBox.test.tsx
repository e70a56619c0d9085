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
it("checks '411 001' without its blank, by the button and by Enter", async () => {
  render(<Cart />);
  await userEvent.click(input());
  await userEvent.paste('411 001');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.type(input(), '{Enter}');
  expect(onCheck.mock.calls).toEqual([['411001'], ['411001']]);
});

it('does not check again while it waits', async () => {
  render(<Cart status="checking" />);
  await userEvent.type(input(), '411001{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Check/ }));
  expect(onCheck).not.toHaveBeenCalled();
});

it('is invalid and described by the message after a wrong pincode', () => {
  render(<Cart status="invalid" message="Please Enter a Valid Pincode Please" />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const id = input().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Please Enter a Valid Pincode Please');
});

it('is described by a message that comes later', () => {
  const { rerender } = render(<Cart />);
  rerender(<Cart status="valid" message="Pincode validated" />);
  const id = input().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Pincode validated');
});

it('offers to try again, without an error on the pincode, when the lookup does not answer', async () => {
  const { rerender } = render(<Cart status="unavailable" message="No answer" />);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  const id = input().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('No answer');
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(onCheck).toHaveBeenCalledOnce();
  rerender(<Cart status="checking" />);
  rerender(<Cart status="valid" />);
  expect(document.activeElement).toBe(button);
});

it('accepts digits of any script', async () => {
  render(<Cart />);
  await userEvent.type(input(), '४११००१');
  expect(input().value).toBe('411001');
});

it('accepts codes of another country', async () => {
  render(<Cart label="Postcode" length={7} ignored={/[^\p{L}\p{N}]/gu} inputMode="text" />);
  const postcode = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' });
  await userEvent.type(postcode, 'SW1A 1AA!');
  expect(postcode.value).toBe('SW1A1AA');
});
