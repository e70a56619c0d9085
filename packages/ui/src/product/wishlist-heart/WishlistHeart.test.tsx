import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WishlistHeart } from './index.ts';

const label = 'Add Steel Spikes to wishlist';

test('is a toggle button that names its product', async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <WishlistHeart isSelected={false} onChange={onChange} label={label} />,
  );
  const heart = screen.getByRole('button', { name: label, pressed: false });
  await userEvent.click(heart);
  expect(onChange.mock.calls).toEqual([[true]]);
  rerender(<WishlistHeart isSelected onChange={onChange} label={label} />);
  expect(screen.getByRole('button', { pressed: true })).toBe(heart);
});

// Spec: 2 §4
test('ignores presses and keeps focus while pending', async () => {
  const onChange = vi.fn();
  render(<WishlistHeart isSelected isPending onChange={onChange} label={label} />);
  const heart = screen.getByRole('button');
  await userEvent.click(heart);
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(heart.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(heart);
});
