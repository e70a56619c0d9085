import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import meta from './BannerCarousel.stories.tsx';
import { BannerCarousel } from './index.ts';

// jsdom has no layout for Embla to measure.
vi.mock('embla-carousel-react', () => ({ default: () => [() => {}] }));

test('the first slide is there at once, its picture not lazy', () => {
  const { container } = render(<BannerCarousel {...meta.args} />);
  const title = screen.getByRole('heading', { level: 2 });
  expect(title.textContent).toBe('Clean ledges. Unharmed birds.');
  expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('#products');
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('becomes a carousel of all slides, and leaves the h1 to the page', async () => {
  render(<BannerCarousel {...meta.args} />);
  expect(await screen.findByRole('region', { name: 'What we make' })).toBeTruthy();
  expect(screen.getAllByRole('group')).toHaveLength(3);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(3);
});
