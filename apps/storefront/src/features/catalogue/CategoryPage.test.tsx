import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

const { steelSpikes } = fixtures;
const spikes = [
  { ...steelSpikes, id: 1, slug: 'b', title: 'Brass spikes', price: 300 },
  { ...steelSpikes, id: 2, slug: 'a', title: 'All-steel spikes', price: 900 },
  { ...steelSpikes, id: 3, slug: 'c', title: 'Clear spikes', price: 100 },
];

testPages();

async function open(path = '/category/Bird%20Spikes') {
  visitShop({ path, isSignedIn: false, answers: { 'products/': spikes } });
  await screen.findByRole('heading', { level: 1, name: 'Bird Spikes' });
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Bird Spikes' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

// Spec: 1 §2 Routes; decisions First round
it('links to the other categories and back to all products', async () => {
  await open('/category/1');
  const linksIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn('Other categories')).toEqual([
    ['Bird Nets', '/category/Bird%20Nets'],
    ['Accessories', '/category/Accessories'],
    ['Monkey Spikes', '/category/Monkey%20Spikes'],
  ]);
  expect(linksIn('Breadcrumbs')).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
  ]);
});

it("shows the category's buying advice", async () => {
  await open();
  expect(screen.getByText(/closes a ledge 10 to 15 cm deep/)).toBeTruthy();
});

// Spec: 1 §2 Routes; decisions First round
it('sorts by the order in its address and by the chosen order', async () => {
  await open('/category/Bird%20Spikes?sort=price-desc');
  expect(titles()).toEqual(['All-steel spikes', 'Brass spikes', 'Clear spikes']);
  const order = await screen.findByRole('button', { name: /Sort By$/ });
  expect(order.textContent).toBe('Price (High to Low)');
  const choose = (name: string) => {
    fireEvent.click(order);
    fireEvent.click(screen.getByRole('option', { name }));
  };
  choose('Price (Low to High)');
  await waitFor(() => expect(titles()[0]).toBe('Clear spikes'));
  choose('Default');
  await waitFor(() => expect(titles()[0]).toBe('Brass spikes'));
});
