import { expect, it } from 'vitest';
import { brandWarnings, facts } from './open-facts.ts';

const real = { name: 'Kabutar', phone: '+91 20 2612 3456', email: 'help@kabutar.in' };

it('checks the facts that customers or the law ask for', () => {
  expect(Object.keys(facts)).toEqual([
    'name',
    'legal name',
    'registered address',
    'address',
    'e-mail',
    'e-mail for returns',
    'phones',
    'chat',
    'social links',
    'grievance officer',
    'customer care',
    'country of origin',
    "the lawyer's check of the policies",
    'CIN',
    'GSTIN',
  ]);
});

it('names every invented example and every missing fact in one line', () => {
  const invented = {
    name: 'Parinda',
    'legal name': 'Neem Tree Works',
    address: 'Plot 14, Example Industrial Estate',
    phones: '+91 00000 00010',
    'e-mail': 'help@parinda.example',
    GSTIN: '27AAAAA0000A1Z2',
  };
  const missing = { "the lawyer's check of the policies": undefined, CIN: undefined };
  expect(brandWarnings({ ...invented, ...missing, 'country of origin': 'India' })).toEqual([
    "Warning: the brand has invented examples for name; legal name; address; phones; e-mail; GSTIN, and lacks the lawyer's check of the policies; CIN. Set the facts in packages/brand/src.",
  ]);
});

it.each([
  ['no open fact', {}, []],
  [
    'an example',
    { email: 'help@kabutar.example' },
    ['Warning: the brand has invented examples for email. Set the facts in packages/brand/src.'],
  ],
  [
    'a missing fact',
    { phone: undefined },
    ['Warning: the brand lacks phone. Set the facts in packages/brand/src.'],
  ],
  [
    'an empty fact',
    { phone: ' ' },
    ['Warning: the brand lacks phone. Set the facts in packages/brand/src.'],
  ],
])('warns about %s', (_case, change, warnings) => {
  expect(brandWarnings({ ...real, ...change })).toEqual(warnings);
});
