import { fixtures } from '@parinda/api-client/mocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const { review } = fixtures;
const reviews = [
  review,
  { ...review, id: 10, product_title: 'Balcony Net', status: 'draft', rating: 2 },
];
const titles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent);

// Spec: 2 §2 My reviews
it('shows stars, title, status, date and text of each review', async () => {
  visitShop({ path: paths.myReviews, answers: { 'user-reviews/': reviews } });
  const [first] = await screen.findAllByRole('article');
  expect(first?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^5/);
  for (const text of [review.product_title, 'Published', 'October 20, 2026', review.review_text]) {
    expect(first?.textContent).toContain(text);
  }
});

// Spec: 2 §2 My reviews
it('searches the reviews', async () => {
  visitShop({ path: paths.myReviews, answers: { 'user-reviews/': reviews } });
  await screen.findAllByRole('article');
  await fill({ Search: 'NET' });
  expect(titles()).toEqual(['Balcony Net']);
});

// Spec: 2 §2 My reviews
it('shows all reviews again after a search without results', async () => {
  visitShop({ path: paths.myReviews, answers: { 'user-reviews/': reviews } });
  await screen.findAllByRole('article');
  await fill({ Search: 'owl' });
  expect(await screen.findByText('No reviews found matching your criteria.')).toBeTruthy();
  await press('Show all reviews');
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('');
});

// Spec: 2 §2 My reviews; decisions Routes
it('has the documented button without effect, and explains where to write reviews', async () => {
  visitShop({ path: paths.myReviews });
  const name = '+ Add New Review';
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'your orders' }).getAttribute('href')).toBe('/orders');
});

// Spec: 2 §8
it('is empty when the reviews cannot load', async () => {
  visitShop({ path: paths.myReviews, answers: { 'user-reviews/': errorResponse(403) } });
  const empty = 'No reviews found matching your criteria.';
  expect(await screen.findByText(empty)).toBeTruthy();
});
