import { fixtures } from '@parinda/api-client/mocks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const { blog, steelSpikes } = fixtures;
const best = { ...steelSpikes, isBest: true, average_rating: '4.5' };

const list = async (name: string) =>
  within(within(await screen.findByRole('main')).getByRole('list', { name }));
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the home page shows the newest review of a bestseller with a link to it', async () => {
  visitShop({ path: '/', answers: { 'products/': [best] }, isNear: true });
  await screen.findByRole('heading', { name: 'Newest reviews' });
  const reviews = await list('Newest reviews');
  expect(await reviews.findByRole('article', { name: /^Review by/ })).toBeTruthy();
  const link = reviews.getByRole('link', { name: best.title });
  expect(link.getAttribute('href')).toBe(`/products/${best.slug}`);
});

it('the home page shows the three newest articles', async () => {
  const articles = [1, 2, 3, 4].map((day) => ({
    ...blog,
    id: day,
    slug: `a${day}`,
    title: `Article ${day}`,
    created_at: `2026-01-0${day}T00:00:00Z`,
  }));
  visitShop({ path: '/', answers: { 'blogs/': articles }, isNear: true });
  await screen.findByRole('heading', { name: 'Good to know' });
  const shown = (await list('Good to know')).getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Article 4',
    'Article 3',
    'Article 2',
  ]);
});

// Spec: 1 §2 Home
it("the documents' sections keep their order among the other sections", async () => {
  visitShop({ path: '/', isNear: true });
  await screen.findByRole('heading', { name: 'Good to know' });
  const documented = [
    'Our Bestsellers',
    'Shop by Category',
    'What we do?',
    'Our Clients',
    'Frequently Asked Questions',
  ];
  expect(headings().filter((one) => documented.includes(one ?? ''))).toEqual(documented);
});

it('the home page without articles and rated bestsellers has no sections for them', async () => {
  const unrated = { ...best, average_rating: null };
  visitShop({ path: '/', answers: { 'products/': [unrated], 'blogs/': [] }, isNear: true });
  await screen.findByRole('heading', { name: 'Frequently Asked Questions' });
  expect(screen.queryByRole('heading', { name: 'Good to know' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Newest reviews' })).toBeNull();
});
