import { expect, it } from 'vitest';
import type { PincodeAnswer as WireAnswer } from '../generated.ts';
import { pincodeFound, pincodeUnknown } from '../mocks/fixtures.ts';
import { toPincodeAnswer } from './pincode.ts';

const place = { city: 'Mysuru', state: 'Karnataka' };

it.each<[string, WireAnswer[], ReturnType<typeof toPincodeAnswer>]>([
  ['a known pincode', [pincodeFound], { isValid: true, place }],
  ['an unknown pincode', [pincodeUnknown], { isValid: false, place: null }],
  ['an empty list', [], { isValid: false, place: null }],
  ['a success in second position', [pincodeUnknown, pincodeFound], { isValid: false, place: null }],
  [
    'a success without a post office',
    [{ ...pincodeFound, PostOffice: null }],
    { isValid: true, place: null },
  ],
  [
    'an error with a post office',
    [{ ...pincodeFound, Status: 'Error' }],
    { isValid: false, place: null },
  ],
])('reads %s', (_case, answers, expected) => {
  expect(toPincodeAnswer(answers)).toEqual(expected);
});

it('reads a post office without a district as an empty city', () => {
  const [office] = pincodeFound.PostOffice ?? [];
  const answer = { ...pincodeFound, PostOffice: office ? [{ ...office, District: null }] : [] };
  expect(toPincodeAnswer([answer]).place).toEqual({ city: '', state: 'Karnataka' });
});
