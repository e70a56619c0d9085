import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WishlistHeart } from './index.ts';

test('is a toggle that names its product', async () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <WishlistHeart isWishlisted={false} onPress={onPress} title="Steel Spikes" />,
  );
  const heart = screen.getByRole('button', {
    name: 'Add Steel Spikes to wishlist',
    pressed: false,
  });
  await userEvent.click(heart);
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<WishlistHeart isWishlisted onPress={onPress} title="Steel Spikes" />);
  expect(screen.getByRole('button', { pressed: true })).toBe(heart);
});

// Spec: 2 §4
test('is disabled while the change is on its way, and keeps the focus', async () => {
  const onPress = vi.fn();
  render(<WishlistHeart isWishlisted isDisabled onPress={onPress} title="Steel Spikes" />);
  const heart = screen.getByRole('button');
  await userEvent.click(heart);
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(heart.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(heart);
});
