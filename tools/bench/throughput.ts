import autocannon from 'autocannon';
import { type Server, startApi, startServer, startStorefront } from '../run/shop.ts';
import type { BenchOptions } from './bench-options.ts';
import { cpuMs } from './process-figures.ts';
import { type Cases, type Figures, inRounds } from './rounds.ts';
import { showBesideFirst } from './table.ts';

/** Of a turn: short, so that the machine is as busy in those that are compared. */
const seconds = 1;
const connections = 10;

/**
 * Asks a server for pages as fast as it answers. The client works more than a bare server does, so
 * that pages a second flatter what is beside it: what the server computes for a page does not.
 */
async function load({ url, pid }: Server, path: string, nextPath?: () => string): Promise<Figures> {
  const before = cpuMs(pid);
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  const pages = result['2xx'];
  if (result.non2xx || result.errors || !pages) {
    throw new Error(`${url}: ${pages} pages, ${result.non2xx} failures, ${result.errors} errors`);
  }
  return {
    'pages a second': pages / result.duration,
    'ms of CPU a page': (cpuMs(pid) - before) / pages,
  };
}

/** Pages and the product list of one process each, beside a bare Node server that sends the same bytes. */
export async function throughput({ shop, rounds = 9 }: BenchOptions): Promise<void> {
  const site = await startStorefront(shop, {
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example',
  });
  const api = await startApi({ LOG_LEVEL: 'info' });
  let count = 0;
  // A ceiling that no product reaches: always the same list, never the same page.
  const another = () => `/products?max=${(49_000 + (count++ % 1_000_000) / 1000).toFixed(3)}`;
  try {
    await besideBare(site, '/products', 'a page that is kept', rounds, {
      'another page each time': () => load(site, '/products', another),
    });
    await besideBare(site, '/cart', 'a page that is kept', rounds);
    await besideBare(api, '/api/user/products/', 'the product list', rounds);
  } finally {
    await Promise.all([site.stop(), api.stop()]);
  }
}

async function besideBare(
  server: Server,
  path: string,
  name: string,
  rounds: number,
  more: Cases = {},
): Promise<void> {
  const bare = await startServer('tools/bench/bare-process.ts', { LIKE: server.url + path });
  const cases = {
    'bare server, same bytes': () => load(bare, path),
    [name]: () => load(server, path),
    ...more,
  };
  console.log(path);
  showBesideFirst(await inRounds(cases, rounds, { warmup: 3 }));
  await bare.stop();
}
