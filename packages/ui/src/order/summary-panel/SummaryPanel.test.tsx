import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SummaryPanel } from './index.ts';

test('is a named region of terms and amounts', () => {
  render(
    <SummaryPanel
      title="Order summary"
      rows={[
        { label: 'Subtotal', value: 'Rs.898/-' },
        { label: 'Total Payable', value: 'Rs.899/-', isStrong: true },
      ]}
    >
      <button type="button">Checkout</button>
    </SummaryPanel>,
  );
  expect(screen.getByRole('region', { name: 'Order summary' })).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Subtotal',
    'Total Payable',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Rs.898/-',
    'Rs.899/-',
  ]);
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeTruthy();
});
