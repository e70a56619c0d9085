import { expect, it } from 'vitest';
import {
  areOtherStates,
  isPincode,
  normalizePhone,
  normalizePincode,
  phoneError,
  pincodeError,
} from './addressChecks.ts';

it.each([
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+919876543210',
  '09876543210',
  '080-2345 6789',
  '\u202a+91\u00a098765  43210\u202c',
  '९८७६५ ४३२१०',
])('accepts the phone number %j', (typed) => {
  expect(phoneError(normalizePhone(typed))).toBeUndefined();
});

it.each([
  '1',
  '98765 4321',
  '98765 432101',
  '0000000000',
  '+1 98765 43210',
  'call me',
  '98765x43210',
])('rejects the phone number %j', (typed) => {
  expect(phoneError(normalizePhone(typed))).toBe(
    'Please enter a valid phone number of ten digits.',
  );
});

it.each(['570001', ' 570 001 ', '५७०००१'])('accepts the pincode %j', (typed) => {
  expect(pincodeError(normalizePincode(typed))).toBeUndefined();
});

it.each(['000000', '012345', '57000', '5700011', '57000a'])('rejects the pincode %j', (typed) => {
  expect(pincodeError(normalizePincode(typed))).toBe('Please enter a valid pincode of six digits.');
  expect(isPincode(typed)).toBe(false);
});

it.each([
  ['Karnataka', 'karnataka ', false],
  ['Jammu & Kashmir', 'Jammu and Kashmir', false],
  ['Andhra', 'Andhra Pradesh', false],
  ['कर्नाटक', 'Karnataka', false],
  ['Karnataka', '', false],
  ['Tamil Nadu', 'Karnataka', true],
])('compares the states %j and %j', (one, other, areOther) => {
  expect(areOtherStates(one, other)).toBe(areOther);
});
