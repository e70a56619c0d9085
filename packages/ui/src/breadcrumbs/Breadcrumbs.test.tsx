import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './index.ts';

test('links to every page above, and marks the page itself', () => {
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
