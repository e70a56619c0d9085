import { fixtures } from '@parinda/api-client/mocks';
import { closeAllToasts, openToasts } from '@parinda/ui/toast';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCartLines } from '../../model/cart/cartSlice.ts';
import { testPages } from '../../testing/testPages.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const { id, slug, title } = fixtures.steelSpikes;
const line = { id, slug, title, image: null, price: 549 };
const full = `Your cart has 1000 of ${title}, the most that one order takes.`;
const added = `${title} is in your cart.`;

const toasts = () => openToasts().map(({ text }) => text);

// Spec: 2 §4
it.each([
  ['Add To Cart', 1000, [full]],
  ['Add To Cart', 999, [added]],
  ['Buy Now', 1000, [full]],
  ['Buy Now', 999, []],
] as const)('%s with %i in the cart shows %j', async (button, quantity, said) => {
  const store = visitShop({ path: `/products/${slug}`, cart: [{ ...line, quantity }] });
  await screen.findByRole('heading', { level: 1, name: title });
  act(closeAllToasts);
  await press(button);
  expect(toasts()).toEqual(said);
  expect(selectCartLines(store.getState())).toMatchObject([{ quantity: 1000 }]);
});

// Spec: 2 §4
it('shows a message for a link that would overfill the cart', async () => {
  closeAllToasts();
  visitShop({ path: `/addtocart?slug=${slug}&quantity=2`, cart: [{ ...line, quantity: 999 }] });
  await screen.findByRole('heading', { level: 1, name: 'Added to your cart' });
  expect(toasts()).toEqual([full]);
});
