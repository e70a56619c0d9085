import { expect, it } from 'vitest';
import { readQuantity } from './readQuantity.ts';

it.each([
  ['3', 3],
  ['007', 7],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['two', 1],
  ['1000', 1000],
  ['99999999999999999999', 1000],
])('reads %j as %d', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
