import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from './index.ts';

const onChange = vi.fn<(n: number) => void>();
beforeEach(() => onChange.mockClear());

function Cart({ start = 2, maxValue }: { start?: number; maxValue?: number }) {
  const [value, setValue] = useState(start);
  const change = (n: number) => {
    onChange(n);
    setValue(n);
  };
  return (
    <QuantityStepper label="Bird spikes" value={value} onChange={change} maxValue={maxValue} />
  );
}

const field = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Bird spikes' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Bird spikes' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Bird spikes' });

// Spec: 2 §2 Product detail
it('steps by its buttons and stops at one', async () => {
  render(<Cart />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(onChange.mock.calls.flat()).toEqual([3, 2, 1]);
  expect(minus()).toHaveProperty('disabled', true);
});

// Spec: decisions Cart
it('may be empty for a moment without telling a change', async () => {
  render(<Cart />);
  await userEvent.clear(field());
  expect(field().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(field(), '12');
  expect(onChange.mock.calls.flat()).toEqual([1, 12]);
});

// Spec: 2 §5
it.each(['', '0', '-3', '.5', 'many'])(
  'left with "%s" it shows the quantity it had',
  async (text) => {
    render(<Cart start={7} />);
    await userEvent.clear(field());
    if (text) await userEvent.type(field(), text);
    await userEvent.tab();
    expect(field().value).toBe('7');
    expect(onChange).not.toHaveBeenCalled();
  },
);

// Spec: 2 §5
it.each(['1.5', '1e9', '1000000000', '0', '-3'])(
  'refuses "%s" in words, and keeps the quantity',
  async (text) => {
    render(<Cart start={7} />);
    await userEvent.tripleClick(field());
    await userEvent.keyboard(text);
    await userEvent.tab();
    const words = 'Please enter a whole number from 1 to 1000. The quantity is still 7.';
    expect(screen.getByText(words)).toBeTruthy();
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(words).id);
    expect([field().value, field().getAttribute('aria-valuenow')]).toEqual(['7', '7']);
    await userEvent.click(plus());
    expect(screen.queryByText(/Please enter/)).toBeNull();
    expect(field().value).toBe('8');
  },
);

it('says what is wrong while it stands in the field', async () => {
  render(<Cart start={7} maxValue={10} />);
  await userEvent.tripleClick(field());
  await userEvent.keyboard('11');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/from 1 to 10\./)).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  expect([field().getAttribute('aria-invalid'), field().value]).toEqual([null, '1']);
  expect(screen.queryByText(/Please enter/)).toBeNull();
});

it('steps by arrow keys and says where it stands', async () => {
  render(<Cart />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([3, 13, 12]);
  expect(field().getAttribute('aria-valuenow')).toBe('12');
});

it('keeps focus inside when a key press disables its own button', async () => {
  render(<Cart />);
  minus().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
});
