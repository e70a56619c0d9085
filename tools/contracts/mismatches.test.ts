import { expect, it } from 'vitest';
import { describeMismatches, type Mismatch } from './mismatches.ts';

const status = { type: 'StatusMismatch', expected: 201, actual: 200 };
const header = { type: 'HeaderMismatch', key: 'Content-Type', mismatch: '', expected: 'a/b' };
const body = (path: string, mismatch: string, expected: string, actual: string): Mismatch => ({
  type: 'BodyMismatch',
  path,
  mismatch,
  expected,
  actual,
});

it.each<[Mismatch, string]>([
  [{ ...status, mismatch: 'expected 201 but was 200' }, 'status: expected 201, got 200'],
  [
    { ...status, mismatch: 'Expected status code 200 to be a 400, 422' },
    'status: expected 400 or 422, got 200',
  ],
  [
    body('$', 'Type mismatch', '[]', '{"count":0}'),
    'body: expected a list, [], got an object, {"count":0}',
  ],
  [
    body('$', 'Expected [{"id":1},{"id":2}] (size 2) to have maximum size of 1', '[]', '[]'),
    'body: expected a list of at most 1, got one of 2',
  ],
  [
    body('$', 'Actual map is missing the following keys: b', '["a","b"]', '["a","c"]'),
    'body: expected the field b, got a, c',
  ],
  [
    body('$[3].price', "Expected '549' (String) to be a number", '549', '"549"'),
    '$[*].price: expected something like 549 (it must be a number), got "549"',
  ],
  [
    { ...body('$[0].id', '', '', '9007199254740992'), rule: 'must be <= 9007199254740991' },
    '$[*].id: expected it to be <= 9007199254740991, got 9007199254740992',
  ],
  [{ ...header, actual: '' }, 'header Content-Type: expected "a/b", got nothing'],
])('describes a mismatch (%#)', (mismatch, messages) => {
  expect(describeMismatches([mismatch])).toEqual([messages]);
});

it('puts the status first and reports repeated mismatches of a list once', () => {
  const price = (entry: number) =>
    body(`$[${entry}].price`, 'Expected it to be a number', '1', `"${entry}"`);
  const messages = describeMismatches([price(0), price(1), { ...status, mismatch: '' }]);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain('status');
});
