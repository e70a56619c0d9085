import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import meta from './BannerCarousel.stories.tsx';
import { BannerCarousel } from './index.ts';

test('renders every slide at once, without an h1', () => {
  render(<BannerCarousel {...meta.args} />);
  const carousel = within(screen.getByRole('region', { name: 'What we make' }));
  expect(carousel.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
    meta.args.slides.map(({ title }) => title),
  );
  expect(carousel.getAllByRole('link', { name: 'Shop Now' })).toHaveLength(3);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('loads only the first picture eagerly', () => {
  const { container } = render(<BannerCarousel {...meta.args} />);
  const loading = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});
