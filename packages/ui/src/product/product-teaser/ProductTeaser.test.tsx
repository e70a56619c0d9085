import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProductTeaser, type ProductTeaserProps } from './index.ts';

const hooks: ProductTeaserProps = {
  href: '/products/net-hooks',
  title: 'Net Hooks',
  image: { src: '/hooks.webp', alt: '' },
  priceNow: 'Rs.279/-',
};

test('links to the product by its title, and shows the price', () => {
  render(<ProductTeaser {...hooks} priceWas="Rs.399/-" />);
  expect(screen.getByRole('link', { name: 'Net Hooks' }).getAttribute('href')).toBe(
    '/products/net-hooks',
  );
  expect(screen.getByText('Rs.399/-').tagName).toBe('S');
  expect(screen.queryByRole('button')).toBeNull();
});

test('names the product on its button', async () => {
  const onAddToCart = vi.fn();
  render(<ProductTeaser {...hooks} onAddToCart={onAddToCart} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add To Cart: Net Hooks' }));
  expect(onAddToCart).toHaveBeenCalledOnce();
});
