import autocannon from 'autocannon';
import { type Server, startServer, startStorefront } from '../run/shop.ts';
import type { BenchOptions } from './bench-options.ts';
import { cpuMs } from './process-figures.ts';
import { type Figures, inRounds } from './rounds.ts';
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

/** Pages of one process, kept and made anew, beside a bare Node server that sends the same bytes. */
export async function throughput({ shop, rounds = 9 }: BenchOptions): Promise<void> {
  const site = await startStorefront(shop, {
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example',
  });
  let count = 0;
  // A ceiling that no product reaches: always the same list, never the same page.
  const another = () => `/products?max=${(49_000 + (count++ % 1_000_000) / 1000).toFixed(3)}`;
  try {
    for (const path of ['/products', '/cart']) {
      const bare = await startServer('tools/bench/bare-process.ts', { LIKE: site.url + path });
      const results = await inRounds(
        {
          'bare server, same bytes': () => load(bare, path),
          'a page that is kept': () => load(site, path),
          ...(path === '/products' && {
            'another page each time': () => load(site, path, another),
          }),
        },
        rounds,
        { warmup: 3 },
      );
      console.log(path);
      showBesideFirst(results);
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}
