import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addToCart,
  type CartLine,
  cartCount,
  cartTotal,
  productTotal,
  putBack,
  removeLine,
  setQuantity,
  withoutBought,
} from './cart.ts';

const spikes = { id: 7, slug: 'spikes', title: 'Spikes', image: null, price: 549 };
const net = { id: 8, slug: 'net', title: 'Net', image: '/net.svg', price: 1299.5 };
const lines: CartLine[] = [{ ...spikes, quantity: 2 }];

describe('adding to the cart', () => {
  // Spec: 1 §3; 1 §4; 2 §4
  it('adds a line with quantity 1 and productTotal equal to the price', () => {
    const lines = addToCart([], spikes);
    expect(lines).toEqual([{ ...spikes, quantity: 1 }]);
    expect(lines.map(productTotal)).toEqual([549]);
  });

  // Spec: 1 §4; 2 §4; 2 §5
  it('increases the quantity by 1 and recomputes productTotal for a product in the cart', () => {
    const more = addToCart(lines, spikes);
    expect(more).toEqual([{ ...spikes, quantity: 3 }]);
    expect(more.map(productTotal)).toEqual([1647]);
  });

  it('adds the chosen quantity', () => {
    expect(addToCart([], net, 4)).toEqual([{ ...net, quantity: 4 }]);
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %d', (quantity) => {
    expect(addToCart(lines, spikes, quantity)).toBe(lines);
  });

  // Spec: 1 §3
  it('stores the fields of a line and no others', () => {
    const [line] = addToCart([], { ...spikes, secret: 1 } as typeof spikes);
    expect(Object.keys(line ?? {}).sort()).toEqual([
      'id',
      'image',
      'price',
      'quantity',
      'slug',
      'title',
    ]);
  });
});

describe('editing a quantity', () => {
  it('recomputes productTotal', () => {
    const changed = setQuantity(lines, 7, 5);
    expect(changed).toEqual([{ ...spikes, quantity: 5 }]);
    expect(changed.map(productTotal)).toEqual([2745]);
  });

  // Spec: 2 §5
  it.each([0, -3, 2.5, Number.NaN])('ignores %d', (quantity) => {
    expect(setQuantity(lines, 7, quantity)).toBe(lines);
  });

  it('never exceeds the limit of one order', () => {
    expect(setQuantity(lines, 7, 1e21)[0]?.quantity).toBe(1000);
  });
});

it('removes a line', () => {
  expect(removeLine(lines, 7)).toEqual([]);
});

it('accepts a changed price', () => {
  const dearer = acceptPrice(lines, 7, 600);
  expect(dearer).toEqual([{ ...spikes, price: 600, quantity: 2 }]);
  expect(cartTotal(dearer)).toBe(1200);
});

it.each([
  ['a part of a line leaves the rest', [[7, 2]], [1], 549],
  ['a whole line leaves nothing', [[7, 3]], [], 0],
  ['more than is there leaves nothing', [[7, 5]], [], 0],
  ['another product leaves the line alone', [[8, 1]], [3], 1647],
] as [string, [number, number][], number[], number][])(
  'removes bought quantities: %s',
  (_case, bought, quantities, total) => {
    const left = withoutBought([{ ...spikes, quantity: 3 }], new Map(bought));
    expect(left.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(cartTotal(left)).toBe(total);
  },
);

it('adds amounts without losing paise', () => {
  const three = addToCart(addToCart(lines, net, 3), { ...net, id: 9, price: 0.1 });
  expect(cartTotal(three)).toBe(4996.6);
  expect(cartCount(three)).toBe(6);
});

const a = { ...spikes, quantity: 2 };
const b = { ...net, quantity: 1 };

// Spec: 2 §2 Cart
it.each([
  ['a removed line at its index', [b], [a, b]],
  [
    'a removed line into the same product that was added meanwhile',
    [b, { ...a, quantity: 5 }],
    [b, { ...a, quantity: 7 }],
  ],
  ['the last line although others were removed too', [], [a]],
])('restores %s', (_case, lines, all) => {
  expect(putBack(lines, a, 0)).toEqual(all);
});
