import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { SubNavigation } from './index.ts';

const links = ['Overview', 'Orders'].map((label) => ({
  label,
  href: `/${label.toLowerCase()}`,
  icon: <svg aria-hidden="true" />,
}));

test('is a named landmark, and says which page is shown', async () => {
  render(<SubNavigation label="Your account" links={links} currentHref="/orders" />);
  expect(await readAloud()).toEqual([
    'navigation, Your account',
    'list',
    'listitem, level 1, position 1, set size 2',
    'link, Overview',
    'Overview',
    'listitem, level 1, position 2, set size 2',
    'link, Orders, current page',
    'Orders',
  ]);
});

test('on a page below one of them its link is marked, and still leads up', () => {
  render(<SubNavigation label="Your account" links={links} currentHref="/orders" isBelow />);
  const orders = screen.getByRole('link', { name: 'Orders' });
  expect(orders.getAttribute('aria-current')).toBe('true');
  expect(orders.getAttribute('href')).toBe('/orders');
});

test('on a page of another part none is marked', () => {
  render(<SubNavigation label="Your account" links={links} />);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
