import { expect, it } from 'vitest';
import { persist } from '../../shared/storage/persist.ts';
import { cartCodec } from './cartCodec.ts';

const spikes = { id: 7, slug: 'spikes', title: 'Spikes', image: '/1.webp', price: 549 };
const lines = [{ ...spikes, quantity: 2 }];
const stored = {
  id: 7,
  slug: 'spikes',
  title: 'Spikes',
  image1: '/1.webp',
  price: 549,
  quantity: 2,
  productTotal: 1098,
};

// Spec: 2 §3
it('writes the documented shape', () => {
  expect(JSON.parse(cartCodec.encode(lines))).toEqual([stored]);
});

it('reads back what it wrote', () => {
  expect(cartCodec.decode(cartCodec.encode(lines))).toEqual(lines);
});

it.each([
  ['a price kept as text', { price: '549.00' }, { price: 549 }],
  ['a wrong total, and derives the correct one', { productTotal: 1 }, { price: 549, quantity: 2 }],
  ['a line without a slug', { slug: undefined }, { slug: '7' }],
  ['a line without a picture', { image1: undefined }, { image: null }],
  ['a quantity above the limit of one order', { quantity: 5000 }, { quantity: 1000 }],
  ['other fields of a product, and drops them', { secret: 1 }, {}],
])('reads %s', (_case, kept, read) => {
  expect(cartCodec.decode(JSON.stringify([{ ...stored, ...kept }]))).toEqual([
    { ...lines[0], ...read },
  ]);
});

it.each([
  '',
  '{',
  '{}',
  'null',
  '[null]',
  '[[]]',
  '[{"id":1}]',
  '[{"id":1,"title":"x","quantity":0}]',
  '[{"id":1,"title":"x","quantity":1},{"id":2}]',
])('finds no cart in %j', (text) => {
  localStorage.setItem('cart', text);
  expect(persist('cart', cartCodec).read()).toBeNull();
});
