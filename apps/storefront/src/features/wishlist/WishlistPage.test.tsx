import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const { balconyNet, products } = fixtures;
const remove = new RegExp(`^Remove.*${balconyNet.title}`);
const list = () => screen.findByRole('list', { name: 'My Wishlist' });

// Spec: 2 §2 Wishlist
it('removes a product, confirms it, and keeps the rest', async () => {
  let wished = products;
  visitShop({
    path: paths.wishlist,
    answers: {
      'wishlist/': () =>
        HttpResponse.json(wished.map((product) => ({ id: product.id, product_details: product }))),
      [`DELETE wishlist/${balconyNet.id}/`]: () => {
        wished = wished.filter(({ id }) => id !== balconyNet.id);
        return new HttpResponse(null, { status: 204 });
      },
    },
  });
  expect(within(await list()).getAllByRole('article')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: remove }));
  expect(await screen.findByText('Removed from wishlist.')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByRole('article', { name: balconyNet.title })).toBeNull();
});

// Spec: 2 §2 Wishlist
it('shows in the page too that nothing was removed', async () => {
  visitShop({
    path: paths.wishlist,
    answers: { [`DELETE wishlist/${balconyNet.id}/`]: errorResponse(404) },
  });
  await list();
  fireEvent.click(screen.getByRole('button', { name: remove }));
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Wishlist action failed.')).toBeTruthy();
  expect(screen.getByRole('article', { name: balconyNet.title })).toBeTruthy();
});
