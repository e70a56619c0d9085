import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider } from '../../text/link/index.ts';
import { Breadcrumbs } from './index.ts';

test('links to every parent page, and marks the current page', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Blogs', href: '/blogs' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  expect(screen.getByText('Blogs').getAttribute('aria-current')).toBe('page');
});

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Why pigeons come back', href: '/blogs/why' },
];

test('follows a step; the current page is no link even with a URL', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Breadcrumbs items={steps} />
    </LinkProvider>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Blogs');
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.lastCall?.[0]).toBe('/blogs');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
