import { expect, it } from 'vitest';
import { asTable, coverage, gapsIn } from './coverage.ts';

// Tests of apps/api cover the other columns.
it('has a pact or a reason for every documented status', () => {
  expect(gapsIn(coverage(), 'pact')).toEqual([]);
});

it('reports an empty cell without a reason', () => {
  const row = { cell: 'getOrder 200', counts: { pact: 0, unit: 1, fuzz: 2 } };
  expect(gapsIn([row], 'pact')).toContain('pact: getOrder 200 is empty');
  expect(asTable([row])).toMatch(/getOrder 200 +EMPTY +1 +2/);
});

it('reports an unused reason', () => {
  const row = { cell: 'createOrder 409', counts: { pact: 1, unit: 1, fuzz: 0 } };
  expect(gapsIn([row], 'pact')).toContain('pact: the reason for createOrder 409 is unused');
});
