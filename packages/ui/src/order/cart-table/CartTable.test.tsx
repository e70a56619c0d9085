import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CartTable, CartTableRow } from './index.ts';

const onQuantityChange = vi.fn();
const onRemove = vi.fn();

function renderCart() {
  render(
    <CartTable>
      <CartTableRow
        image={{ src: '/spikes.webp', alt: '' }}
        title="Steel Spikes"
        href="/products/steel-spikes"
        quantity={2}
        onQuantityChange={onQuantityChange}
        price="Rs.899/-"
        subtotal="Rs.1,798/-"
        onRemove={onRemove}
        note="The price has changed"
      />
    </CartTable>,
  );
}

// Spec: 2 §2 Cart
test('is a table of six columns, with the product as row header', () => {
  renderCart();
  const table = within(screen.getByRole('table', { name: 'Cart' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Image',
    'Title',
    'Quantity',
    'Price',
    'Subtotal',
    'Remove',
  ]);
  const title = within(table.getByRole('rowheader'));
  expect(title.getByRole('link', { name: 'Steel Spikes' }).getAttribute('href')).toBe(
    '/products/steel-spikes',
  );
  expect(title.getByText('The price has changed')).toBeTruthy();
});

// Spec: 2 §2 Cart
test('strikes out a product that is no longer sold, and disables its quantity', () => {
  render(
    <CartTable>
      <CartTableRow
        image={{ src: '/net.webp', alt: '' }}
        title="Old Net"
        href="/products/old-net"
        quantity={1}
        onQuantityChange={onQuantityChange}
        price="₹99"
        subtotal="₹99"
        onRemove={onRemove}
        isGone
      />
    </CartTable>,
  );
  const row = screen.getByRole('row', { name: /Old Net/ });
  expect(row.querySelectorAll('s')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: /Old Net/ })).toHaveProperty('disabled', true);
});

test('names the product on the quantity and remove buttons', async () => {
  renderCart();
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Steel Spikes' }));
  expect(onQuantityChange).toHaveBeenCalledWith(3);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Steel Spikes' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
