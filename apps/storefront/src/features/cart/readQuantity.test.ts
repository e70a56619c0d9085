import { expect, it } from 'vitest';
import { readQuantity } from './readQuantity.ts';

it.each([
  ['3', 3],
  ['007', 7],
  ['१२', 12],
  [null, 1],
  ['', 1],
  ['1000', 1000],
])('reads %j as %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});

it.each(['0', '-2', '1.5', '1e3', 'two', '1001', '99999999999999999999'])('rejects %j', (text) => {
  expect(readQuantity(text)).toBeUndefined();
});
