import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductGrid } from './index.ts';

test('is a named list with one item for each child', () => {
  render(
    <ProductGrid label="Bestsellers">
      <p>Spikes</p>
      {false}
      <p>Net</p>
    </ProductGrid>,
  );
  expect(screen.getByRole('list', { name: 'Bestsellers' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Spikes',
    'Net',
  ]);
});
