import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '@parinda/testing/builds';
import { startShop } from '@parinda/testing/servers';
import { newCustomers, orderRequest } from '../outages/purchases.ts';
import { startOnNewDatabase } from './database.ts';
import { percentile } from './measure.ts';
import { browsedPaths } from './visitors.ts';

interface OverloadOptions {
  /** Calls during the overload, as a multiple of the capacity. */
  factor: number;
  seconds: number;
}

interface Sample {
  /** Seconds since the start of the phase. */
  at: number;
  ms: number;
  /** `shed`: 503 with Retry-After. */
  outcome: 'served' | 'shed' | 'failed';
}

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * As many as a proxy keeps open. Node accepts one connection in a turn of its event loop, so a busy server
 * accepts few: https://github.com/nodejs/node/issues/57364
 */
const connections = 1000;
/** Calls at the same time that measure the capacity. */
const closedLoop = 20;
const capacitySeconds = 10;
const calmSeconds = 15;
const customerCount = 50;
const shopPages = ['/', '/products'];

/** Returns the calls of a visit: of ten, seven read lists, two open pages and one places an order. */
async function visit(url: string): Promise<() => Call> {
  const customers = await newCustomers(url, customerCount);
  let count = 0;
  return () => {
    count += 1;
    const customer = customers[count % customers.length];
    if (count % 10 === 0 && customer) return orderRequest(customer);
    if (count % 10 === 5) return { path: shopPages[count % shopPages.length] ?? '' };
    // No product costs that much, so all these pages are equal, but none is in the cache.
    if (count % 10 === 3) return { path: `/products?max=${(49_000 + count / 1000).toFixed(3)}` };
    return { path: browsedPaths[count % browsedPaths.length] ?? '' };
  };
}

/** Returns a function that makes a call and returns its outcome. */
function caller(url: string) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: connections,
  });
  return ({ path, body, ...options }: Call): Promise<Sample['outcome']> =>
    new Promise((done) => {
      const call = request(url + path, { agent, ...options }, (answer) => {
        const { statusCode = 0, headers } = answer;
        answer.resume().once('end', () => {
          if (statusCode === 503 && headers['retry-after']) done('shed');
          else done(statusCode < 400 ? 'served' : 'failed');
        });
      });
      call.once('error', () => done('failed'));
      call.end(body);
    });
}

type Send = () => Promise<Sample['outcome']>;

/** Calls as fast as the server answers. */
async function callInTurn(send: Send, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const start = performance.now();
  const call = async () => {
    for (;;) {
      const sent = performance.now() - start;
      if (sent > seconds * 1000) return;
      const outcome = await send();
      samples.push({ at: sent / 1000, ms: performance.now() - start - sent, outcome });
    }
  };
  await Promise.all(Array.from({ length: closedLoop }, call));
  return samples;
}

/** Calls at this rate, however long the answers take. */
async function callAtRate(send: Send, rate: number, seconds: number): Promise<Sample[]> {
  const samples: Promise<Sample>[] = [];
  const start = performance.now();
  const total = Math.round(rate * seconds);
  while (samples.length < total) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * rate);
    while (samples.length < due) {
      // The time when the call was due, so that a late call does not look fast.
      const at = samples.length / rate;
      samples.push(
        send().then((outcome) => ({
          at,
          ms: performance.now() - start - at * 1000,
          outcome,
        })),
      );
    }
    await wait(5);
  }
  return Promise.all(samples);
}

const timesOf = (samples: Sample[]) => samples.map(({ ms }) => ms);

function summary(samples: Sample[], seconds: number) {
  const those = (outcome: Sample['outcome']) => samples.filter((one) => one.outcome === outcome);
  const times = timesOf(those('served'));
  return {
    'calls/s': Math.round(samples.length / seconds),
    'served/s': Math.round(times.length / seconds),
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    'shed %': Math.round((those('shed').length / samples.length) * 100),
    failed: those('failed').length,
  };
}

/**
 * Returns the first second from which, for three seconds, all calls are served and 99 % of them within twice
 * the time of before.
 */
function recoverySeconds(samples: Sample[], before: Sample[]): number {
  const limit = 2 * percentile(timesOf(before), 0.99);
  for (let second = 0; second <= calmSeconds - 3; second++) {
    const some = samples.filter(({ at }) => at >= second && at < second + 3);
    const areServed = some.every(({ outcome }) => outcome === 'served');
    if (areServed && percentile(timesOf(some), 0.99) <= limit) return second;
  }
  return Number.POSITIVE_INFINITY;
}

/** Prints how a shop answers when visitors call more often than it can answer, and afterwards. */
export async function overload({ factor, seconds }: OverloadOptions): Promise<void> {
  await build('storefront');
  const server = await startOnNewDatabase(undefined, {}, startShop);
  try {
    const next = await visit(server.url);
    const call = caller(server.url);
    const send = () => call(next());
    const probe = caller(server.url);
    const health = () => probe({ path: '/health/live' });
    await Promise.all(Array.from({ length: connections }, () => call({ path: '/health/live' })));
    await callInTurn(send, 3); // fills caches and compiles
    const closed = await callInTurn(send, capacitySeconds);
    const capacity = closed.length / capacitySeconds;
    const before = await callAtRate(send, capacity / 2, calmSeconds);
    const during = callAtRate(send, capacity * factor, seconds);
    const probes = await callAtRate(health, 4, seconds);
    // Starts while calls of the overload still wait.
    const after = await callAtRate(send, capacity / 2, calmSeconds);
    const calm = summary(before, calmSeconds);
    const overloaded = summary(await during, seconds);
    console.table({
      [`capacity, ${closedLoop} at a time`]: summary(closed, capacitySeconds),
      'half the capacity': calm,
      [`${factor} × the capacity`]: overloaded,
      'half the capacity, afterwards': summary(after, calmSeconds),
      '/health/live during the overload': summary(probes, seconds),
    });
    for (const figure of ['p50 ms', 'p99 ms'] as const) {
      console.log(`${figure}, ratio: ${(overloaded[figure] / calm[figure]).toFixed(1)}`);
    }
    console.log(`As fast as before after ${recoverySeconds(after, before)} s`);
    console.log(`Load average: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await server.stop();
  }
}
