import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { RatingBreakdown } from './index.ts';

const bars = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLElement>('[style]')?.style.inlineSize);

test('reads the average, then the number of ratings from five stars to one', async () => {
  render(<RatingBreakdown average={4.2} counts={[0, 1, 0, 1, 3]} />);
  const spoken = await readAloud();
  expect(spoken.filter((phrase) => !phrase.startsWith('list'))).toEqual([
    'image, 4.2 out of 5',
    '(5 reviews)',
    'meter, 5 stars, min value 0, max value 5, current value 3 reviews',
    'meter, 4 stars, min value 0, max value 5, current value 1 review',
    'meter, 3 stars, min value 0, max value 5, current value 0 reviews',
    'meter, 2 stars, min value 0, max value 5, current value 1 review',
    'meter, 1 star, min value 0, max value 5, current value 0 reviews',
  ]);
});

test('has bars in proportion to all ratings', () => {
  render(<RatingBreakdown average={4} counts={[1, 0, 0, 0, 3]} />);
  expect(bars()).toEqual(['75%', '0%', '0%', '0%', '25%']);
});

test('has empty bars without ratings', () => {
  render(<RatingBreakdown average={null} counts={[0, 0, 0, 0, 0]} />);
  expect(screen.getByText('Not rated yet')).toBeTruthy();
  expect(bars()).toEqual(['0%', '0%', '0%', '0%', '0%']);
});
