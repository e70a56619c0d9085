import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WishlistHeart } from '../wishlist-heart/index.ts';
import { ProductCard, type ProductCardProps } from './index.ts';

const spikes: ProductCardProps = {
  href: '/products/steel-bird-spikes',
  title: 'Steel Bird Spikes',
  image: { src: '/spikes.webp', alt: '' },
  rating: { value: 4.3, isRated: true },
  description: 'Blunt stainless pins.',
  priceNow: 'Rs.899/-',
  priceWas: 'Rs.1,299/-',
  percentOff: 31,
};

// Spec: 1 §2 Home
test('is an article with one link, in its heading, to the product', () => {
  render(<ProductCard {...spikes} />);
  const card = screen.getByRole('article', { name: 'Steel Bird Spikes' });
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products/steel-bird-spikes']);
  expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link')).toBe(links[0]);
});

// Spec: 1 §2 Home
test('shows rating and prices', () => {
  render(<ProductCard {...spikes} />);
  expect(screen.getByRole('img', { name: '4.3 out of 5' })).toBeTruthy();
  expect(screen.getByText('31% off')).toBeTruthy();
});

test('the buttons say which product they are for and are reached after the title', async () => {
  const onAddToCart = vi.fn();
  render(<ProductCard {...spikes} actionHref="/products/x" onAddToCart={onAddToCart} />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Steel Bird Spikes');
  await userEvent.tab();
  expect(document.activeElement).toBe(
    screen.getByRole('link', { name: 'Buy Now: Steel Bird Spikes' }),
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onAddToCart).toHaveBeenCalledOnce();
});

test('presses the corner, not the card', async () => {
  const onPress = vi.fn();
  const heart = (
    <WishlistHeart
      label="Add Steel Bird Spikes to wishlist"
      isSelected={false}
      onChange={onPress}
    />
  );
  render(<ProductCard {...spikes} corner={heart} />);
  const card = screen.getByRole('article', { name: 'Steel Bird Spikes' });
  await userEvent.click(within(card).getByRole('button', { name: /to wishlist$/ }));
  expect(onPress).toHaveBeenCalledOnce();
});

// Spec: decisions Catalogue
test('shows no empty stars without ratings', () => {
  render(<ProductCard {...spikes} rating={{ value: Number.NaN, isRated: false }} />);
  expect(screen.getByText('Not rated yet')).toBeTruthy();
});
