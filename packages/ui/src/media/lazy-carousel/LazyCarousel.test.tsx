import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LazyCarousel } from './index.ts';

// jsdom has no layout for Embla to measure.
vi.mock('embla-carousel-react', () => ({ default: () => [() => {}] }));

test('shows the fallback until the carousel has come', async () => {
  render(<LazyCarousel label="Offers" slides={['One', 'Two']} fallback={<p>One for now</p>} />);
  expect(screen.getByText('One for now')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Offers' })).toBeTruthy();
  expect(screen.queryByText('One for now')).toBeNull();
});
