import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from './index.ts';
import { filledWidth } from './Rating.tsx';

// Spec: 1 §2 Home; 1 §9
test.each([
  [4.3, '4.3 out of 5'],
  [4, '4.0 out of 5'],
  [4.26, '4.3 out of 5'],
  [0, '0.0 out of 5'],
  [7, '5.0 out of 5'],
])('%s is one image named %s', (value, name) => {
  render(<Rating value={value} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    name,
  ]);
});

test('says so without ratings, or with an invalid number', () => {
  const { rerender } = render(<Rating value={0} isRated={false} />);
  expect(screen.getByText('Not rated yet')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Rating value={Number.NaN} />);
  expect(screen.getByText('Not rated yet')).toBeTruthy();
});

test('shows the number of ratings', () => {
  const { rerender } = render(<Rating value={4} count={12} />);
  expect(screen.getByText('(12 reviews)')).toBeTruthy();
  rerender(<Rating value={4} count={1} />);
  expect(screen.getByText('(1 review)')).toBeTruthy();
});

test('shows a short count in a card', () => {
  render(<Rating value={4.4} count={37} isCountShort />);
  expect(screen.getByText('(37)').parentElement?.textContent).toBe('4.4 (37)');
});

// Spec: 1 §2 Home
test.each([
  [0, 0],
  [3, 66],
  [4.5, 98],
])('%s stars fill %s of 108', (value, width) => {
  expect(filledWidth(value)).toBe(width);
});

test('draws whole stars on request, and keeps the number', () => {
  const { container } = render(<Rating value={4.6} hasWholeStars />);
  expect(container.querySelector('svg svg')?.getAttribute('width')).toBe(`${filledWidth(5)}`);
  expect(container.textContent).toContain('4.6');
});
