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

test('names the product in every part', async () => {
  render(<Stepper />);
  expect(await readAloud()).toEqual([
    'button, Decrease quantity of Bird Nets, 1 control, disabled',
    'Number field, Quantity of Bird Nets, 1',
    'button, Increase quantity of Bird Nets, 1 control',
  ]);
});

test('a button moves focus to the field and says the new quantity', async () => {
  render(<Stepper />);
  const increase = screen.getByRole('button', { name: 'Increase quantity of Bird Nets' });
  expect(await heardDuring(() => userEvent.click(increase))).toEqual([
    'Number field, Quantity of Bird Nets, 2',
    'assertive: 2',
  ]);
});
