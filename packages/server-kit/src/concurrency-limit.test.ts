import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const busyError = () => new Error('busy');

it('limits parallel work and continues after a failure', async () => {
  const { run } = limitConcurrency({ max: 2, maxWaitMs: 5000, maxWaiting: 100 }, busyError);
  let running = 0;
  let max = 0;
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((done) => setTimeout(done, 2));
    running -= 1;
    throw new Error('failed');
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => run(work)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(max).toBe(2);
});

// Spec: decisions Server
it('rejects work that waits too long or exceeds the queue, without starting it', async () => {
  const { run, waiting } = limitConcurrency({ max: 1, maxWaitMs: 50, maxWaiting: 2 }, busyError);
  const first = Promise.withResolvers<string>();
  const started: string[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    return name;
  };
  const running = run(() => first.promise);
  const late = [run(work('b')), run(work('c'))];
  expect(waiting()).toBe(2);
  await expect(run(work('d'))).rejects.toThrow('busy');
  const outcomes = await Promise.allSettled(late);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: busyError() },
    { status: 'rejected', reason: busyError() },
  ]);
  first.resolve('a');
  expect([await running, await run(work('e'))]).toEqual(['a', 'e']);
  expect(started).toEqual(['e']);
  expect(waiting()).toBe(0);
});
