import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider } from '../../text/link/index.ts';
import { SideDrawer } from './index.ts';

const groups = [
  {
    title: 'Quick Links',
    links: [{ label: 'Cart', href: '/cart' }],
    more: [[{ label: 'Support', href: '/contact' }]],
  },
  {
    title: 'Explore More',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
    ],
  },
];

function renderDrawer() {
  const navigate = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <SideDrawer
        isOpen
        onOpenChange={onOpenChange}
        greeting="Hello, Asha"
        groups={groups}
        currentHref="/about"
      />
    </LinkProvider>,
  );
  return { navigate, onOpenChange };
}

test('shows a greeting, and names each group of links', () => {
  renderDrawer();
  const drawer = within(screen.getByRole('dialog', { name: 'Hello, Asha' }));
  const explore = within(drawer.getByRole('navigation', { name: 'Explore More' }));
  expect(explore.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'About']);
  expect(drawer.getByRole('link', { current: 'page' }).textContent).toBe('About');
});

test('a group has a list for each of its lists of links', () => {
  renderDrawer();
  const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
  expect(quick.getAllByRole('list').map((list) => list.textContent)).toEqual(['Cart', 'Support']);
});

test('closes when a link is followed', async () => {
  const { navigate, onOpenChange } = renderDrawer();
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(navigate.mock.lastCall?.[0]).toBe('/cart');
});
