import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogoCarousel } from './index.ts';

const logos = ['Neem Court', 'Sagar Mills'].map((name) => ({ name, src: `/${name}.svg` }));

test('all logos are there at once, each named', () => {
  render(<LogoCarousel label="Our Clients" logos={logos} />);
  const carousel = within(screen.getByRole('region', { name: 'Our Clients' }));
  const named = carousel.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
  expect(named).toEqual(['Neem Court', 'Sagar Mills']);
});
