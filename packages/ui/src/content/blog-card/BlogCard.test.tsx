import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlogCard } from './index.ts';

const article = { href: '/blogs/nets', title: 'All about nets', date: 'October 1, 2026' };

test('is an article named by its title, with one link that says which article', () => {
  render(<BlogCard {...article} text="Hang them tight..." />);
  expect(screen.getByRole('article', { name: 'All about nets' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All about nets');
  const link = screen.getByRole('link', { name: 'Read Full Article: All about nets' });
  expect(link.getAttribute('href')).toBe('/blogs/nets');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('hides its picture from screen readers', () => {
  render(<BlogCard {...article} image="/nets.webp" />);
  expect(screen.queryByRole('img')).toBeNull();
});
