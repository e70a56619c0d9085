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
      max={50_000}
      onChange={setValue}
      onChangeEnd={() => {}}
      format={(n) => `₹${n.toLocaleString('en-IN')}`}
    />
  );
}

test('says its value in rupees, once', async () => {
  render(<Panel />);
  expect(await readAloud()).toEqual([
    'Price up to',
    'slider, Price up to, orientated horizontally, max value 50000, min value 0, current value ₹12,500',
    'textbox, Price up to, amount, 12500',
  ]);
});

test('a step of the thumb is said by the slider alone', async () => {
  render(<Panel />);
  const slider = screen.getByRole('slider');
  slider.focus();
  expect(await heardDuring(() => fireEvent.input(slider, { target: { value: '12600' } }))).toEqual(
    [],
  );
});
