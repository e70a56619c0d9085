import type { Shop } from '@parinda/testing/servers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnApi } from '../own-api.ts';
import { startProxy } from '../proxy.ts';
import { crossCallFaults } from './cross-call-faults.ts';
import { type Outcome, runJourneys } from './journeys.ts';

let api: Shop;
beforeAll(async () => {
  api = await startOwnApi();
});
afterAll(() => api?.stop());

const problemsOf = (outcomes: Outcome[]) => outcomes.filter(({ problem }) => problem);

// Spec: decisions Contracts
it('finds no problem in apps/api', async () => {
  const outcomes = await runJourneys(api.url);
  expect(outcomes.length).toBeGreaterThan(20);
  expect(problemsOf(outcomes)).toEqual([]);
});

it.each(crossCallFaults)('names the fault: $name', async ({ journey, message, plant }) => {
  using proxy = await startProxy(api.url, plant());
  const only = new RegExp(journey);
  const url = `http://127.0.0.1:${proxy.port}`;
  const statesUrl = `${api.url}/_pact/states`;
  const [found, ...others] = problemsOf(await runJourneys(url, { statesUrl, only }));
  expect(found?.problem?.message).toContain(message);
  expect(found?.problem?.curl).toMatch(/^curl -i -X [A-Z]+ 'http:/);
  expect(others).toEqual([]);
});
