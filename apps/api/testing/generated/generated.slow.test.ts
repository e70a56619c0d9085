import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedCells, writeCells } from '../cells.ts';
import { reasonFor, unusedReasons } from '../coverage.ts';
import { errorOf } from './check-answer.ts';
import { addCreated } from './records.ts';
import { type GeneratedRequest, requestsOf } from './requests.ts';
import { sendTimed, slowMilliseconds, toSend } from './send.ts';
import { externalSubject, ownSubject, type Subject } from './subject.ts';

/** `pnpm contracts fuzz` sets these; by default one seed is fixed and one is new. */
const { FUZZ_SEED, FUZZ_PATH, FUZZ_REQUESTS, FUZZ_BASE_URL, FUZZ_STATES_URL } = process.env;
const fixedSeed = 20_260_101;
const fixedRuns = 4000;
const seeds = FUZZ_SEED ? [Number(FUZZ_SEED)] : [fixedSeed, Date.now() % 2 ** 31];
/** Timeout of the storefront (1 §6). */
const maxWaitMs = 20_000;
const numRuns = Number(FUZZ_REQUESTS || fixedRuns);

let subject: Subject;
beforeAll(async () => {
  const statesUrl = FUZZ_STATES_URL ?? `${FUZZ_BASE_URL}/_pact/states`;
  subject = await (FUZZ_BASE_URL ? externalSubject(FUZZ_BASE_URL, statesUrl) : ownSubject());
});
afterAll(() => subject.stop());

it.each(seeds)(
  `answers ${numRuns} generated requests as documented, FUZZ_SEED=%i`,
  async (seed) => {
    const { origin, isExternal } = subject;
    const { token, pools } = await subject.makeRecords();
    const written = await subject.watch();
    const cells = new Map<string, number>();
    let slowest = 0;

    async function checkRequest(generated: GeneratedRequest): Promise<void> {
      const sent = toSend(generated, pools, token);
      const answer = await sendTimed(origin, sent);
      const { status, text, milliseconds } = answer;
      const cell = `${generated.operation} ${status}`;
      cells.set(cell, (cells.get(cell) ?? 0) + 1);
      slowest = Math.max(slowest, milliseconds);
      const changed = await written();
      const mustNotWrite = status >= 400 || generated.method === 'GET';
      const error =
        errorOf(generated, sent, answer, isExternal) ??
        (mustNotWrite && changed.length > 0 ? `${status}, but wrote to ${changed}` : undefined) ??
        (milliseconds > (isExternal ? maxWaitMs : slowMilliseconds)
          ? `took ${milliseconds} ms three times`
          : undefined);
      if (error) throw new Error(`${error}\n${JSON.stringify(sent)}`);
      // Reviews change the list.
      const { etag } = answer.headers;
      if (generated.operation === 'listProducts' && typeof etag === 'string') pools.etag = [etag];
      if (text) addCreated(pools, generated.operation, status, JSON.parse(text));
    }

    await fc.assert(fc.asyncProperty(requestsOf(subject.operations), checkRequest), {
      seed,
      numRuns,
      ...(FUZZ_PATH && { path: FUZZ_PATH }),
    });
    console.log(`FUZZ_SEED=${seed}: ${numRuns} requests, slowest answer ${Math.round(slowest)} ms`);
    if (isExternal || seed !== fixedSeed || numRuns < fixedRuns) return;
    writeCells('fuzz', cells);
    const empty = documentedCells.filter((cell) => !cells.has(cell));
    expect(empty.filter((cell) => !reasonFor('fuzz', cell))).toEqual([]);
    expect(unusedReasons('fuzz', empty)).toEqual([]);
  },
  600_000,
);
