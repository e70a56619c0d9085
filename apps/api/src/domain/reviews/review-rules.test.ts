import { expect, it } from 'vitest';
import { classifyReview, type OrderWithProduct } from './review-rules.ts';

const delivered: OrderWithProduct = { id: 1, deliveryStatus: 'delivered' };
const waiting: OrderWithProduct = { id: 2, deliveryStatus: 'pending' };
const rejected = { error: expect.any(String) };

it.each([
  ['no order', [], undefined, { status: 'pending', orderId: null }],
  ['an order on its way', [waiting], undefined, { status: 'pending', orderId: null }],
  ['a delivered order', [waiting, delivered], undefined, { status: 'published', orderId: 1 }],
  ['a delivered order, named', [waiting, delivered], 1, { status: 'published', orderId: 1 }],
  ['an order on its way, named', [waiting, delivered], 2, rejected],
  ['an order without the product or of another, named', [delivered], 3, rejected],
])('classifies a review with %s', (_what, orders, named, expected) => {
  expect(classifyReview(orders, named)).toEqual(expected);
});
