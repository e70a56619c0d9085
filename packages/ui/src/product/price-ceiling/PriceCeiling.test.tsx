import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PriceCeiling } from './index.ts';

const onChangeEnd = vi.fn();
beforeEach(() => onChangeEnd.mockClear());

function Panel() {
  const [value, setValue] = useState(50_000);
  return (
    <PriceCeiling
      label="Price up to"
      value={value}
      maxValue={50_000}
      endLabel="₹50,000 and above"
      onChange={setValue}
      onChangeEnd={onChangeEnd}
      formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price up to' });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price up to, amount' });

it('has its value in rupees', () => {
  render(<Panel />);
  expect(slider().getAttribute('aria-valuetext')).toBe('₹50,000');
});

// Spec: decisions First round
it('says at its end, and only there, that it has no upper limit', () => {
  render(<Panel />);
  const id = slider().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('₹50,000 and above');
  fireEvent.change(slider(), { target: { value: '49900' } });
  expect(screen.queryByText('₹50,000 and above')).toBeNull();
  expect(slider().getAttribute('aria-describedby')).toBeFalsy();
});

// Spec: decisions Catalogue
it('follows the thumb, and reports the end of a drag', async () => {
  render(<Panel />);
  fireEvent.change(slider(), { target: { value: '12000' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('₹12,000');
  act(() => slider().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(onChangeEnd).toHaveBeenLastCalledWith(12_100);
});

// Spec: decisions Catalogue
it.each([
  ['2,499', 2499],
  ['₹ 800', 800],
  ['99999999', 50_000],
])('takes the typed amount "%s"', async (text, expected) => {
  render(<Panel />);
  fireEvent.change(slider(), { target: { value: '100' } });
  onChangeEnd.mockClear();
  await userEvent.clear(amount());
  await userEvent.type(amount(), `${text}{Enter}`);
  expect(onChangeEnd.mock.calls).toEqual([[expected]]);
  expect(amount().value).toBe(String(expected));
});

it.each(['२४९९', '٢٤٩٩'])('accepts the digits "%s"', async (text) => {
  render(<Panel />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), `${text}{Enter}`);
  expect(onChangeEnd.mock.calls).toEqual([[2499]]);
});

it('restores its amount when the field is left empty', async () => {
  render(<Panel />);
  await userEvent.clear(amount());
  await userEvent.tab();
  expect(amount().value).toBe('50000');
  expect(onChangeEnd).not.toHaveBeenCalled();
});
