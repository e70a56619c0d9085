import { api } from '@parinda/api-client';
import { fixtures } from '@parinda/api-client/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patience, testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const { blog, steelSpikes } = fixtures;
const linked = {
  ...blog,
  title: 'How to fit spikes',
  content: `<h1>How to fit spikes</h1><p><a href="/products/${steelSpikes.slug}">Spikes</a></p>`,
};

it('a product page lists the articles that link to the product', async () => {
  const path = `/products/${steelSpikes.slug}`;
  visitShop({ path, answers: { 'blogs/': [linked] }, isNear: true });
  expect(await screen.findByRole('heading', { name: 'Good to know' })).toBeTruthy();
  const link = screen.getByRole('link', { name: linked.title });
  expect(link.getAttribute('href')).toBe(`/blogs/${linked.slug}`);
});

it('a product page without articles about the product has no section for them', async () => {
  const path = `/products/${steelSpikes.slug}`;
  const answers = { 'blogs/': [{ ...linked, content: '<p>Text</p>' }] };
  const store = visitShop({ path, answers, isNear: true });
  const blogs = () => api.endpoints.listBlogs.select({})(store.getState());
  await waitFor(() => expect(blogs().isSuccess).toBe(true), patience);
  expect(screen.queryByRole('heading', { name: 'Good to know' })).toBeNull();
});

it('an article ends with the products that it links to', async () => {
  visitShop({ path: `/blogs/${linked.slug}`, answers: { 'blogs/': [linked] }, isNear: true });
  expect(await screen.findByRole('heading', { name: 'Products in this article' })).toBeTruthy();
  const link = screen.getByRole('link', { name: steelSpikes.title });
  expect(link.getAttribute('href')).toBe(`/products/${steelSpikes.slug}`);
});
