import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LogoCarousel } from './index.ts';

// jsdom has no layout for Embla to measure.
vi.mock('embla-carousel-react', () => ({ default: () => [() => {}] }));

const logos = ['Neem Court', 'Sagar Mills'].map((name) => ({ name, src: `/${name}.svg` }));

test('all logos are seen before the carousel has come, each named', async () => {
  render(<LogoCarousel label="Our Clients" logos={logos} />);
  const named = () => screen.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
  expect(named()).toEqual(['Neem Court', 'Sagar Mills']);
  expect(await screen.findByRole('region', { name: 'Our Clients' })).toBeTruthy();
  expect(named()).toContain('Neem Court');
});
