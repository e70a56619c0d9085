import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { SubNavigation } from './index.ts';

const links = ['Overview', 'Orders'].map((label) => ({
  label,
  href: `/${label.toLowerCase()}`,
  icon: <svg aria-hidden="true" />,
}));

test('is a named landmark, and says the current page', async () => {
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

test('marks the link of the parent page, which still works', () => {
  render(<SubNavigation label="Your account" links={links} currentHref="/orders" isBelow />);
  const orders = screen.getByRole('link', { name: 'Orders' });
  expect(orders.getAttribute('aria-current')).toBe('true');
  expect(orders.getAttribute('href')).toBe('/orders');
});

test('marks no link for other pages', () => {
  render(<SubNavigation label="Your account" links={links} />);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
