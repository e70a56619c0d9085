import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReviewCard } from './index.ts';

// Spec: 2 §2 Product detail
test('is an article with its author as name, stars, text and age', () => {
  render(<ReviewCard author="Meera" rating={4} text="Works." when="3 days ago" note="Pending" />);
  const review = within(screen.getByRole('article', { name: 'Review by Meera' }));
  expect(review.getByRole('img', { name: '4.0 out of 5' })).toBeTruthy();
  expect(review.getByText('Works.')).toBeTruthy();
  expect(review.getByText('3 days ago')).toBeTruthy();
  expect(review.getByText('Pending')).toBeTruthy();
});
