import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState, ErrorState } from './index.ts';

test('says what is empty, why, and what to do; its drawing is silent', () => {
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

test('an error can be the page’s own heading', () => {
  render(<ErrorState title="Product not found" headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeTruthy();
});
