import { describe, expect, it } from 'vitest';
import {
  acceptPrice,
  addToCart,
  type CartLine,
  cartCount,
  cartTotal,
  parseCart,
  removeLine,
  setQuantity,
} from './cart.ts';

const spikes = { id: 7, slug: 'spikes', title: 'Spikes', image1: null, price: 549 };
const net = { id: 8, slug: 'net', title: 'Net', image1: '/net.svg', price: 1299.5 };
const lines: CartLine[] = [{ ...spikes, quantity: 2, productTotal: 1098 }];

describe('adding to the cart', () => {
  it('makes a line with quantity 1 and productTotal equal to the price', () => {
    expect(addToCart([], spikes)).toEqual([{ ...spikes, quantity: 1, productTotal: 549 }]);
  });

  it('raises the quantity by 1 and recomputes productTotal when the product is there', () => {
    expect(addToCart(lines, spikes)).toEqual([{ ...spikes, quantity: 3, productTotal: 1647 }]);
  });

  it('adds the chosen quantity', () => {
    expect(addToCart([], net, 4)).toEqual([{ ...net, quantity: 4, productTotal: 5198 }]);
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores a quantity of %d', (quantity) => {
    expect(addToCart(lines, spikes, quantity)).toBe(lines);
  });

  it('keeps the fields of a line and no others', () => {
    const [line] = addToCart([], { ...spikes, secret: 1 } as typeof spikes);
    expect(Object.keys(line ?? {}).sort()).toEqual(
      ['id', 'image1', 'price', 'productTotal', 'quantity', 'slug', 'title'].sort(),
    );
  });
});

describe('editing a quantity', () => {
  it('recomputes productTotal', () => {
    expect(setQuantity(lines, 7, 5)[0]).toMatchObject({ quantity: 5, productTotal: 2745 });
  });

  it.each([0, -3, 2.5, Number.NaN])('ignores %d', (quantity) => {
    expect(setQuantity(lines, 7, quantity)).toBe(lines);
  });

  it('never exceeds what one order may hold', () => {
    expect(setQuantity(lines, 7, 1e21)[0]?.quantity).toBe(1000);
  });
});

it('removes a line', () => {
  expect(removeLine(lines, 7)).toEqual([]);
});

it('takes over a changed price', () => {
  expect(acceptPrice(lines, 7, 600)[0]).toMatchObject({ price: 600, productTotal: 1200 });
});

it('adds up without losing paise', () => {
  const three = addToCart(addToCart(lines, net, 3), { ...net, id: 9, price: 0.1 });
  expect(cartTotal(three)).toBe(4996.6);
  expect(cartCount(three)).toBe(6);
});

describe('reading a stored cart', () => {
  it('gives back what was stored', () => {
    expect(parseCart(JSON.stringify(lines))).toEqual(lines);
  });

  it('reads a price kept as text and recomputes the total', () => {
    const stored = JSON.stringify([{ ...spikes, price: '549.00', quantity: 2, productTotal: 1 }]);
    expect(parseCart(stored)?.[0]).toMatchObject({ price: 549, productTotal: 1098 });
  });

  it.each(['', '{', '{}', 'null', '[null]', '[{"id":1}]', '[{"id":1,"title":"x","quantity":0}]'])(
    'refuses %j',
    (stored) => {
      expect(parseCart(stored)).toBeNull();
    },
  );
});
