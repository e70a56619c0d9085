import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState, ErrorState } from './index.ts';

test('shows title, text and action; hides its drawing from screen readers', () => {
  render(
    <EmptyState
      title="No Items in Cart"
      text="Nothing was added yet."
      art="cart"
      action={<a href="/products">Browse products</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No Items in Cart' })).toBeTruthy();
  expect(screen.getByText('Nothing was added yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse products' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('can be the h1 of a page', () => {
  render(<ErrorState title="Product not found" headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeTruthy();
});
