import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../src/db/schema.ts';
import { keepCells } from '../cells.ts';
import { operations } from '../contract.ts';
import { type Answer, startTestShop, type TestShop } from '../test-shop.ts';
import { cases } from './cases.ts';
import { derivedCase } from './derived.ts';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ PACT_STATES: '1', LOGIN_FAILURES: '2' });
});
beforeEach(async () => {
  await test.shop.db.delete(rateLimits);
});
const reached = new Map<string, number>();
afterAll(() => {
  keepCells('unit', reached);
  return test.close();
});

const rows = operations.flatMap((operation) =>
  operation.statuses.map(
    (status) => [`${operation.operationId} ${status}`, operation, status] as const,
  ),
);

// `call` holds each body against the contract.
it.each(rows)('reaches %s', async (cell, operation, status) => {
  const { method, path } = operation;
  const request = await (cases[cell] ?? derivedCase(operation, status))?.(test);
  if (!request) throw new Error(`There is no case for ${cell} in cases.ts`);
  const { params = {}, query, times = 1, ...options } = request;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => params[name] ?? '1');
  const url = query ? `${filled}?${new URLSearchParams(query)}` : filled;
  let answer: Answer | undefined;
  for (let n = 0; n < times; n++) answer = await test.call(method as 'GET', url, options);
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(status);
  if (status === 429) expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  reached.set(cell, times);
});

it('knows no case of what is not documented', () => {
  const cells = new Set<string>(rows.map(([cell]) => cell));
  expect(Object.keys(cases).filter((cell) => !cells.has(cell))).toEqual([]);
});
