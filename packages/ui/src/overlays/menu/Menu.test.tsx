import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider } from '../../text/link/index.ts';
import { Menu } from './index.ts';

const onAction = vi.fn();
const entries = [
  { id: 'share', label: 'Share' },
  { id: 'wishlist', label: 'Move to wishlist', isDisabled: true },
  { id: 'remove', label: 'Remove' },
];
const button = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement?.textContent;

test('opens by Enter on its first item; arrows skip disabled items and wrap around', async () => {
  render(<Menu label="More" entries={entries} onAction={onAction} />);
  act(() => button().focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
  expect(focused()).toBe('Share');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Remove');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Share');
});

test('reports the id of an item, closes, and returns focus to the button', async () => {
  render(<Menu label="More" entries={entries} onAction={onAction} />);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(onAction).toHaveBeenCalledWith('remove');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
});

test('Escape closes it', async () => {
  render(<Menu label="More" icon="…" entries={entries} />);
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an item with href uses the router', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Menu label="More" entries={[{ id: 'cart', label: 'Cart', href: '/cart' }]} />
    </LinkProvider>,
  );
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cart' }));
  expect(navigate.mock.lastCall?.[0]).toBe('/cart');
});
