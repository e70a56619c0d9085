import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { QuantityStepper } from './index.ts';

function Stepper() {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Bird Nets" value={value} onChange={setValue} />;
}

test('each part names its product', async () => {
  render(<Stepper />);
  expect(await readAloud()).toEqual([
    'button, Decrease quantity of Bird Nets, disabled',
    'spinbutton, Quantity of Bird Nets, max value 1000, min value 1, 1',
    'button, Increase quantity of Bird Nets',
  ]);
});

test('a button says the new quantity, though the focus is not on it', async () => {
  render(<Stepper />);
  const increase = screen.getByRole('button', { name: 'Increase quantity of Bird Nets' });
  expect(await heardDuring(() => userEvent.click(increase))).toEqual([
    'button, Increase quantity of Bird Nets',
    'polite: Quantity 2',
  ]);
});
