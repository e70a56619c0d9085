import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../src/db/schema.ts';
import { writeCells } from '../cells.ts';
import { operations } from '../contract.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { cases } from './cases.ts';
import { reach } from './reach.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ PACT_STATES: '1', LOGIN_FAILURES: '2' });
});
beforeEach(async () => {
  await test.context.db.delete(rateLimits);
});
const reached = new Map<string, number>();
afterAll(() => {
  writeCells('unit', reached);
  return test.close();
});

const rows = operations.flatMap((operation) =>
  operation.statuses.map(
    (status) => [`${operation.operationId} ${status}`, operation, status] as const,
  ),
);

// `call` validates each body against the contract.
it.each(rows)('reaches %s', async (cell, operation, status) => {
  const { answer, times } = await reach(test, operation, status);
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(status);
  if (status === 429) expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  reached.set(cell, times);
});

it('has no case for an undocumented status', () => {
  const cells = new Set<string>(rows.map(([cell]) => cell));
  expect(Object.keys(cases).filter((cell) => !cells.has(cell))).toEqual([]);
});
