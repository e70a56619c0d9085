import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { whatChanged } from './explainOrderError.ts';

const line = (id: number, title: string) => ({
  id,
  slug: title,
  title,
  image: null,
  price: 1,
  quantity: 1,
});
const lines = [line(7, 'Steel Spikes'), line(9, 'Balcony Net')];
const products = (...ids: number[]) => ids.map((id) => ({ ...records.steelSpikes, id }));
const addresses = [{ ...records.address, id: 5 }];
const noAddress =
  'The address you chose is no longer in your address book. Please choose another one.';

// Spec: decisions Purchase
it.each([
  ['nothing', 5, products(7, 9), undefined],
  ['one product', 5, products(7), 'Balcony Net is no longer sold and is left out of the total.'],
  [
    'all products',
    5,
    products(),
    'Steel Spikes and Balcony Net are no longer sold and are left out of the total.',
  ],
  ['the address', 6, products(7, 9), noAddress],
  ['unreadable data', 5, undefined, undefined],
])('describes outdated parts of the basket: %s', (_what, addressId, sold, expected) => {
  expect(whatChanged({ lines, addressId }, { products: sold, addresses })).toBe(expected);
});
