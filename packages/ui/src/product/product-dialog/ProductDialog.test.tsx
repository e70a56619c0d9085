import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProductDialog } from './index.ts';

const product = {
  isOpen: true,
  onOpenChange: () => {},
  modalTitle: 'Product details',
  title: 'Steel Bird Spikes 1 m',
  image: { src: '/spikes.svg', alt: 'Spikes' },
  shortDesc: 'Three rows of spring steel.',
  mrp: 'Rs.799/-',
  price: 'Rs.549/-',
  bullets: ['Steel', 'One metre', 'Blunt', 'Glue or screws'],
  description: 'A strip for ledges.',
};

// Spec: 2 §2 Product detail
it('shows title, short text, both prices, four bullets and the description', () => {
  render(<ProductDialog {...product} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Product details' }));
  expect(dialog.getByRole('heading', { name: 'Steel Bird Spikes 1 m' })).toBeTruthy();
  expect(dialog.getByText('Three rows of spring steel.')).toBeTruthy();
  expect(dialog.getByText('Rs.549/-').closest('s')).toBeNull();
  expect(dialog.getByText('Rs.799/-').tagName).toBe('S');
  expect(dialog.getByText('M.R.P')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    ...product.bullets,
  ]);
  expect(dialog.getByRole('heading', { name: 'Description' })).toBeTruthy();
});

// Spec: 2 §2 Product detail
it('calls onOpenChange to close', async () => {
  const onOpenChange = vi.fn();
  render(<ProductDialog {...product} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
