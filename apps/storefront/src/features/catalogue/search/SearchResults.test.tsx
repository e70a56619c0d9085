import { fixtures } from '@parinda/api-client/mocks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../shared/routing/paths.ts';
import { testPages } from '../../../testing/testPages.ts';
import { visitShop } from '../../../testing/visitShop.tsx';

testPages();

const { steelSpikes, balconyNet } = fixtures;
const answers = { 'products/': [steelSpikes, balconyNet] };
const search = (query: string) =>
  visitShop({ path: `/products/search?query=${query}`, isSignedIn: false, answers });

// Spec: 1 §5; decisions Second round
it('finds products also by misspelled words', async () => {
  search('balcny%20nett');
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(within(list).getByText(balconyNet.title)).toBeTruthy();
  expect(list.children).toHaveLength(1);
});

it('shows categories, bestsellers and contact when nothing is found', async () => {
  search('yeti');
  await screen.findByRole('heading', { name: 'No products found for "yeti"' });
  const main = within(screen.getByRole('main'));
  expect((await main.findByRole('link', { name: 'Bird Nets' })).getAttribute('href')).toBe(
    '/category/Bird%20Nets',
  );
  expect(main.getByRole('link', { name: 'View All Products' })).toBeTruthy();
  expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(paths.contact);
  const bestsellers = main.getByRole('list', { name: 'Our Bestsellers' });
  expect(within(bestsellers).getByText(steelSpikes.title)).toBeTruthy();
  expect(main.queryByRole('heading', { name: 'Similar products' })).toBeNull();
});

it('shows the nearest products when nothing is found for the whole query', async () => {
  search('blue%20net');
  const nearest = await screen.findByRole('list', { name: 'Similar products' });
  expect(within(nearest).getByText(balconyNet.title)).toBeTruthy();
  expect(within(nearest).queryByText(steelSpikes.title)).toBeNull();
});

it('says that it sells nothing for a query that a text only mentions', async () => {
  const coarse = { ...balconyNet, long_desc: 'It does not stop mosquitoes.' };
  const path = '/products/search?query=mosquito';
  visitShop({ path, isSignedIn: false, answers: { 'products/': [steelSpikes, coarse] } });
  expect(
    await screen.findByText(`We don't sell products for "mosquito". These only mention it:`),
  ).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Products' }).children).toHaveLength(1);
});
