import { expect, it } from 'vitest';
import { brandWarnings } from './index.ts';

const real = { name: 'Kabutar', phone: '+91 20 2612 3456', email: 'help@kabutar.in' };

it('names every invented example and every missing fact of the repository in one line', () => {
  const [warning, ...more] = brandWarnings();
  expect(more).toEqual([]);
  expect(warning).toBe(
    "Warning: the brand has invented examples for name; legal name; registered address; address; e-mail; e-mail for returns; phones; chat; social links; grievance officer; customer care; GSTIN, and lacks the lawyer's check of the policies; CIN. Set the facts in packages/brand/src.",
  );
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
