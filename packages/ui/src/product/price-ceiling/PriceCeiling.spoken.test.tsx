import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { PriceCeiling } from './index.ts';

function Panel() {
  const [value, setValue] = useState(12_500);
  return (
    <PriceCeiling
      label="Price up to"
      value={value}
      maxValue={50_000}
      onChange={setValue}
      onChangeEnd={() => {}}
      formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
    />
  );
}

test('announces its value in rupees', async () => {
  render(<Panel />);
  expect(await readAloud()).toEqual([
    'group, Price up to',
    'Price up to',
    '₹12,500',
    'slider, Price up to, orientated horizontally, max value 50000, min value 0, current value ₹12,500',
    'Number field, Price up to, amount, 12500',
  ]);
});

test('announces a step of the thumb only once', async () => {
  render(<Panel />);
  const slider = screen.getByRole('slider');
  slider.focus();
  expect(await heardDuring(() => fireEvent.change(slider, { target: { value: '12600' } }))).toEqual(
    [],
  );
});
