import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Header, type HeaderProps } from './index.ts';

const onLogout = vi.fn();
const onSubmit = vi.fn();
const signedIn: HeaderProps = {
  logo: 'Parinda',
  homeHref: '/',
  search: { placeholder: 'Search Parinda', label: 'Search products', action: '/search', onSubmit },
  account: {
    isSignedIn: true,
    items: [
      { label: 'Welcome Back', isDisabled: true },
      { label: 'Manage Account', href: '/account' },
      { label: 'Logout', onPress: onLogout },
    ],
  },
  wishlistHref: '/wishlist',
  cartHref: '/cart',
  cartCount: 3,
  onMenuPress: () => {},
};

const account = () => screen.getByRole('button', { name: 'Account' });
const isOpen = () => account().getAttribute('aria-expanded') === 'true';

describe('account menu', () => {
  test.each(['{Enter}', ' '])(
    'opens by key %j and Escape closes it, focus on the button',
    async (key) => {
      render(<Header {...signedIn} />);
      act(() => account().focus());
      await userEvent.keyboard(key);
      expect(isOpen()).toBe(true);
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Manage Account' }));
      await userEvent.keyboard('{Escape}');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(account());
      expect(screen.queryByRole('link', { name: 'Manage Account' })).toBeNull();
    },
  );

  test('opens by a click, stays open when the mouse leaves, closes by the next click', async () => {
    render(<Header {...signedIn} />);
    await userEvent.click(account());
    await userEvent.unhover(account());
    expect(isOpen()).toBe(true);
    await userEvent.click(account());
    expect(isOpen()).toBe(false);
  });

  // Spec: 1 §2 Header and menus
  test('opens by hover, also over the panel, and closes soon after the mouse has left', async () => {
    render(<Header {...signedIn} />);
    await userEvent.hover(account());
    expect(isOpen()).toBe(true);
    await userEvent.hover(screen.getByRole('link', { name: 'Manage Account' }));
    expect(isOpen()).toBe(true);
    await userEvent.unhover(screen.getByRole('link', { name: 'Manage Account' }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test('closes after a hover by Escape, and keeps focus', async () => {
    render(<Header {...signedIn} />);
    screen.getByRole('link', { name: 'Wishlist' }).focus();
    await userEvent.hover(account());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wishlist' }));
  });

  test('stays open under the mouse when focus moves elsewhere', async () => {
    render(<Header {...signedIn} />);
    await userEvent.hover(account());
    act(() => screen.getByRole('link', { name: 'Wishlist' }).focus());
    expect(isOpen()).toBe(true);
  });

  test('closes when focus leaves, or on a click outside', async () => {
    render(<Header {...signedIn} />);
    await userEvent.click(account());
    act(() => screen.getByRole('link', { name: 'Wishlist' }).focus());
    expect(isOpen()).toBe(false);
    await userEvent.click(account());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  // Spec: 1 §2 Header and menus
  test('skips a disabled item; Logout calls its action and closes', async () => {
    render(<Header {...signedIn} />);
    await userEvent.click(account());
    expect(screen.getByText('Welcome Back').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  // Spec: 1 §2 Header and menus
  test('is a link when signed out', () => {
    render(<Header {...signedIn} account={{ isSignedIn: false, href: '/signup' }} />);
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/signup');
  });
});

test('names the number of items in the cart', () => {
  const { rerender } = render(<Header {...signedIn} />);
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
  rerender(<Header {...signedIn} cartCount={1} />);
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeTruthy();
  rerender(<Header {...signedIn} cartCount={0} />);
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy();
});

// Spec: 1 §2 Header and menus
test('shows the search form by its icon and focuses the field; Escape hides it', async () => {
  render(<Header {...signedIn} />);
  // The form has a button of the same name; the icon is the expandable one.
  const icon = screen
    .getAllByRole('button', { name: 'Search' })
    .find((button) => button.hasAttribute('aria-expanded')) as HTMLElement;
  await userEvent.click(icon);
  expect(icon.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  expect(icon.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(icon);
});

test('stays open on Escape during text composition', async () => {
  render(<Header {...signedIn} />);
  const icon = screen
    .getAllByRole('button', { name: 'Search' })
    .find((button) => button.hasAttribute('aria-expanded')) as HTMLElement;
  await userEvent.click(icon);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
  expect(icon.getAttribute('aria-expanded')).toBe('true');
});

test('hides the form after a search', async () => {
  render(<Header {...signedIn} />);
  const icon = screen
    .getAllByRole('button', { name: 'Search' })
    .find((button) => button.hasAttribute('aria-expanded')) as HTMLElement;
  await userEvent.click(icon);
  await userEvent.keyboard('net{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('net');
  expect(icon.getAttribute('aria-expanded')).toBe('false');
});
