import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from './index.ts';

const onChange = vi.fn<(n: number) => void>();
beforeEach(() => onChange.mockClear());

function Cart({ start = 2 }: { start?: number }) {
  const [value, setValue] = useState(start);
  const change = (n: number) => {
    onChange(n);
    setValue(n);
  };
  return <QuantityStepper label="Bird spikes" value={value} onChange={change} />;
}

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Bird spikes' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Bird spikes' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Bird spikes' });

// Spec: 2 §2 Product detail
it('changes by its buttons, down to one', async () => {
  render(<Cart />);
  await userEvent.click(plus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(onChange.mock.calls.flat()).toEqual([3, 2, 1]);
  expect(minus()).toHaveProperty('disabled', true);
});

// Spec: decisions Cart
it.each([
  ['on blur', '{Tab}'],
  ['on Enter', '{Enter}'],
])('reports a typed quantity %s', async (_, key) => {
  render(<Cart />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard(key);
  expect(onChange.mock.calls).toEqual([[12]]);
});

// Spec: decisions Second round
it.each(['१२', '١٢', '１２'])('accepts digits of other scripts: %s', async (typed) => {
  render(<Cart />);
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[12]]);
});

// Spec: 2 §5
it.each(['', 'many'])('returns to its quantity after "%s"', async (text) => {
  render(<Cart start={7} />);
  await userEvent.clear(field());
  if (text) await userEvent.type(field(), text);
  await userEvent.tab();
  expect(field().value).toBe('7');
  expect(onChange).not.toHaveBeenCalled();
});

// Spec: 2 §5
it.each(['1.5', '.5', '1001', '1000000000', '0'])(
  'rejects "%s" with a message and keeps its quantity',
  async (text) => {
    render(<Cart start={7} />);
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    await userEvent.tab();
    const words = 'Please enter a whole number from 1 to 1000. The quantity is still 7.';
    const error = screen.getByText(words).closest('[id]');
    expect(field().getAttribute('aria-describedby')).toBe(error?.id);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7', 'true']);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(plus());
    expect(screen.queryByText(/Please enter/)).toBeNull();
    expect(field().value).toBe('8');
  },
);

it('changes by arrow keys', async () => {
  render(<Cart />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([3, 4, 3]);
});
