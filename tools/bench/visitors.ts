import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '../outages/cluster.ts';
import { buy, newCustomers, newPurchase } from '../outages/purchases.ts';
import { requirePostgres, startOnNewDatabase } from './database.ts';
import { percentile } from './measure.ts';

export interface VisitorsOptions {
  /** Visitors who browse. Every tenth logs in, every tenth asks for a one-time password. */
  visitors: number;
  buyers: number;
  seconds: number;
  /** Uses two servers behind HAProxy instead of one server. */
  cluster?: boolean;
}

/** Between two calls of a visitor, in ms. */
const pause = 1000;

export const browsedPaths = [
  '/api/user/products/',
  '/api/user/products/crest-all-steel-bird-spikes-pack-of-10/',
  '/api/user/reviews/?product_id=1',
  '/api/user/gallery/',
  '/api/user/blogs/',
];

const post = (path: string, body: object): [path: string, init: RequestInit] => [
  path,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  },
];

/** Returns the next call of a visitor. */
function nextCall(visitor: number, round: number): [path: string, init?: RequestInit] {
  const email = `visitor-${visitor}-${round}@example.com`;
  if (visitor % 10 === 1 && round % 10 === 5)
    return post('/api/user/login/', { email, password: 'wrong' });
  if (visitor % 10 === 2 && round % 10 === 5) return post('/api/user/send-otp/', { email });
  return [browsedPaths[(visitor + round) % browsedPaths.length] ?? ''];
}

interface Sample {
  ms: number;
  failures: number;
}

/** A failed call has no response or a status from 500. */
async function timed(url: string, init?: RequestInit): Promise<Sample> {
  const started = performance.now();
  const status = await fetch(url, init)
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { ms: performance.now() - started, failures: status === 0 || status >= 500 ? 1 : 0 };
}

function summary(samples: Sample[]) {
  const times = samples.map(({ ms }) => ms);
  return {
    count: samples.length,
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    failures: samples.reduce((sum, one) => sum + one.failures, 0),
  };
}

const start = ({ cluster }: VisitorsOptions) =>
  cluster
    ? startCluster(requirePostgres())
    : startOnNewDatabase(undefined, { OTPS_PER_HOUR: '1000000', LOGIN_FAILURES: '1000000' });

/** Prints the times of calls by visitors and buyers. */
export async function visitors(options: VisitorsOptions): Promise<void> {
  const server = await start(options);
  try {
    const customers = await newCustomers(server.url, options.buyers);
    const end = performance.now() + options.seconds * 1000;
    const calls: Sample[] = [];
    const purchases: Sample[] = [];
    const browse = async (visitor: number) => {
      await wait((visitor / options.visitors) * pause);
      for (let round = 0; performance.now() < end; round++) {
        const [path, init] = nextCall(visitor, round);
        calls.push(await timed(server.url + path, init));
        await wait(pause);
      }
    };
    const shop = async (customer: (typeof customers)[number]) => {
      while (performance.now() < end) {
        const started = performance.now();
        const failures = await buy(server.url, newPurchase(customer));
        purchases.push({ ms: performance.now() - started, failures });
        await wait(pause);
      }
    };
    const everyVisitor = Array.from({ length: options.visitors }, (_, visitor) => browse(visitor));
    await Promise.all([...everyVisitor, ...customers.map(shop)]);
    console.table({
      'calls of visitors': summary(calls),
      'purchases of three calls': summary(purchases),
    });
    console.log(`Load average: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await server.stop();
  }
}
