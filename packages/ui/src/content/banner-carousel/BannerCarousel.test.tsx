import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import meta from './BannerCarousel.stories.tsx';
import { BannerCarousel } from './index.ts';

test('every slide is there at once, and leaves the h1 to the page', () => {
  render(<BannerCarousel {...meta.args} />);
  const carousel = within(screen.getByRole('region', { name: 'What we make' }));
  expect(carousel.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
    meta.args.slides.map(({ title }) => title),
  );
  expect(carousel.getAllByRole('link', { name: 'Shop Now' })).toHaveLength(3);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('only the first picture is not lazy', () => {
  const { container } = render(<BannerCarousel {...meta.args} />);
  const loading = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});
