import { expect, it } from 'vitest';
import { asTable, coverage, gapsIn } from './coverage.ts';

// The other columns are held by the tests of apps/api that fill them.
it('reaches every documented status by a pact, or says why not', () => {
  expect(gapsIn(coverage(), 'pact')).toEqual([]);
});

it('shows a cell that is empty without a reason', () => {
  const row = { cell: 'getOrder 200', counts: { pact: 0, unit: 1, fuzz: 2 } };
  expect(gapsIn([row], 'pact')).toContain('pact: getOrder 200 is empty');
  expect(asTable([row])).toMatch(/getOrder 200 +EMPTY +1 +2/);
});

it('shows a reason that has outlived its cause', () => {
  const row = { cell: 'createOrder 409', counts: { pact: 1, unit: 1, fuzz: 0 } };
  expect(gapsIn([row], 'pact')).toContain('pact: the reason for createOrder 409 is needless');
});
