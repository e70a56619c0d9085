import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedCells, keepCells } from '../cells.ts';
import { needlessReasons, reasonFor } from '../coverage.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { problemOf } from './check-answer.ts';
import { watchDatabase } from './database-watch.ts';
import { addCreated, makeRecords } from './records.ts';
import { type GeneratedRequest, requests } from './requests.ts';
import { sendTimed, slowMilliseconds, toSend } from './send.ts';

/** `pnpm contracts:fuzz` sets these; otherwise one seed is always the same and one is new. */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_REQUESTS } = process.env;
const fixedSeed = 20_260_101;
const fixedRuns = 3000;
const seeds = FUZZ_SEED ? [Number(FUZZ_SEED)] : [fixedSeed, Date.now() % 2 ** 31];
const numRuns = Number(FUZZ_REQUESTS || fixedRuns);

let test: TestShop;
let origin: string;
beforeAll(async () => {
  // Low enough to be reached, high enough that much happens before.
  const limits = {
    LOGIN_FAILURES: '3',
    OTPS_PER_HOUR: '10',
    CONTACTS_PER_HOUR: '20',
    ORDERS_PER_HOUR: '2',
  };
  test = await startTestShop(limits);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

it.each(seeds)(
  `answers ${numRuns} generated requests as documented, FUZZ_SEED=%i`,
  async (seed) => {
    const { token, pools } = await makeRecords(test.shop);
    const database = await watchDatabase(test.shop.db);
    const cells = new Map<string, number>();
    let slowest = 0;

    async function holds(generated: GeneratedRequest): Promise<void> {
      const sent = toSend(generated, pools, token);
      const answer = await sendTimed(origin, sent);
      const { status, text, milliseconds } = answer;
      const cell = `${generated.operation} ${status}`;
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
      slowest = Math.max(slowest, milliseconds);
      const written = await database.changes();
      const mustNotWrite = status >= 400 || generated.method === 'GET';
      const problem =
        problemOf(generated, sent, answer) ??
        (mustNotWrite && written.length > 0 ? `${status}, but wrote to ${written}` : undefined) ??
        (milliseconds > slowMilliseconds ? `took ${milliseconds} ms three times` : undefined);
      if (problem) throw new Error(`${problem}\n${JSON.stringify(sent)}`);
      if (text) addCreated(pools, generated.operation, status, JSON.parse(text));
    }

    await fc.assert(fc.asyncProperty(requests, holds), {
      seed,
      numRuns,
      ...(FUZZ_PATH && { path: FUZZ_PATH }),
    });
    console.log(`FUZZ_SEED=${seed}: ${numRuns} requests, slowest answer ${Math.round(slowest)} ms`);
    if (seed !== fixedSeed || numRuns < fixedRuns) return;
    keepCells('fuzz', cells);
    const empty = documentedCells.filter((cell) => !cells.has(cell));
    expect(empty.filter((cell) => !reasonFor('fuzz', cell))).toEqual([]);
    expect(needlessReasons('fuzz', empty)).toEqual([]);
  },
  600_000,
);
