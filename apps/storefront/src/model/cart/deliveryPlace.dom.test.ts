import { expect, it } from 'vitest';
import { deliveryPlace, placeName } from './deliveryPlace.ts';

const pune = { pin: '411001', city: 'Pune', state: 'Maharashtra' };

it('stores the place of a pincode', () => {
  deliveryPlace.write(pune);
  expect(deliveryPlace.read()).toEqual(pune);
});

it.each(['', 'null', '7', '{"pin":"41100"}', '{"pin":411001}', '{"pin":"411001","city":3}'])(
  'ignores the stored value %j',
  (text) => {
    localStorage.setItem('deliveryPlace', text);
    expect(deliveryPlace.read()).toBeNull();
  },
);

it.each([
  [pune, 'Pune, Maharashtra'],
  [{ ...pune, city: '' }, 'Maharashtra'],
  [{ ...pune, city: '', state: '' }, '411001'],
])('formats %j', (place, expected) => {
  expect(placeName(place)).toBe(expected);
});
