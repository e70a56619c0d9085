import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Header, type HeaderProps } from './index.ts';

const header: HeaderProps = {
  logo: 'Parinda',
  homeHref: '/',
  search: {
    placeholder: 'Search Parinda',
    label: 'Search products',
    action: '/search',
    onSubmit: () => {},
  },
  account: {
    isSignedIn: true,
    items: [
      { label: 'Welcome Back', isDisabled: true },
      { label: 'Manage Account', href: '/account' },
      { label: 'Logout', onPress: () => {} },
    ],
  },
  wishlistHref: '/wishlist',
  cartHref: '/cart',
  cartCount: 3,
  onMenuPress: () => {},
};

test('reads the account as collapsed, and the number of items in the cart', async () => {
  render(<Header {...header} />);
  expect(await readAloud()).toEqual([
    'banner',
    'button, Menu',
    'link, Parinda',
    'button, Search, 1 control, not expanded',
    'search, Search products',
    'Search products',
    'searchbox, Search products, placeholder Search Parinda',
    'button, Search',
    'button, Account, 1 control, not expanded',
    'link, Wishlist',
    'Wishlist',
    'link, Cart, 3 items',
    'Cart',
    ', 3 items',
  ]);
});

test('reads the account as expanded, followed by its links and buttons', async () => {
  render(<Header {...header} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const phrases = await readAloud();
  const from = phrases.findIndex((phrase) => phrase.startsWith('button, Account'));
  expect(phrases.slice(from, from + 10)).toEqual([
    'button, Account, 1 control, expanded',
    'group, Account',
    'list',
    'listitem, level 1, position 1, set size 3',
    'link, Welcome Back, disabled',
    'listitem, level 1, position 2, set size 3',
    'link, Manage Account',
    'listitem, level 1, position 3, set size 3',
    'button, Logout',
    'link, Wishlist',
  ]);
});

test('announces the account button after Escape', async () => {
  render(<Header {...header} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.tab();
  expect(await heardDuring(() => userEvent.keyboard('{Escape}'))).toEqual([
    'button, Account, 1 control, not expanded',
  ]);
});
