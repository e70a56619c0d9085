import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { defaultOf } from './useAddressChoice.ts';

const home = records.address;
const work = { ...home, id: 6 };

// Spec: 2 §2 Checkout
it.each([
  ['the default', [home, work], 6, work],
  ['the default, though it is not the only one left', [home], 5, home],
  ['the only one', [home], undefined, home],
  ['the only one, once the default is deleted', [home], 6, home],
  ['none of several without a default', [home, work], undefined, undefined],
  ['none of several once the default is deleted', [home, work], 9, undefined],
  ['none when there is none', [], 5, undefined],
])('chooses %s', (_case, addresses, id, expected) => {
  expect(defaultOf(addresses, id)).toBe(expected);
});
