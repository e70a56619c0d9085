import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategoryCard } from './index.ts';

test('has one link that says its action and its category', () => {
  render(<CategoryCard title="Anti Bird Nets" href="/category/1" actionLabel="Shop Now" />);
  const link = screen.getByRole('link', { name: 'Shop Now: Anti Bird Nets' });
  expect(link.getAttribute('href')).toBe('/category/1');
  expect(screen.getByRole('heading', { level: 3, name: 'Anti Bird Nets' })).toBeTruthy();
});
