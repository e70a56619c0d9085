import { ask, serve } from './bare-server.ts';
import type { BenchOptions } from './bench-options.ts';
import { inRounds, timed } from './rounds.ts';
import { showBesideFirst } from './table.ts';

/** As browsers ask. */
const encodings = { 'accept-encoding': 'gzip, deflate, br' };

const call = (url: string, headers: Record<string, string> = {}) =>
  timed(async () => {
    const answer = await fetch(url, { headers: { ...encodings, ...headers } });
    if (answer.status >= 400) throw new Error(`${url} was answered ${answer.status}.`);
    await answer.arrayBuffer();
  });

/** Public reads, beside a bare HTTP server that has the product list's bytes in memory. */
export async function api({ shop, rounds = 300 }: BenchOptions): Promise<void> {
  const list = `${shop}/api/user/products/`;
  const answer = await ask(list);
  const [product] = JSON.parse(answer.body.toString()) as { slug: string }[];
  const bare = await serve({ '/': await ask(list, encodings) });
  const results = await inRounds(
    {
      'bare server, same bytes': call(bare.url),
      'GET products/': call(list),
      'GET products/, not modified': call(list, { 'if-none-match': answer.headers.etag ?? '' }),
      'GET products/?query=steel': call(`${list}?query=steel`),
      'GET products/{slug}/': call(`${list}${product?.slug}/`),
      'GET blogs/': call(`${shop}/api/user/blogs/`),
    },
    rounds,
    { warmup: 20 },
  );
  showBesideFirst(results);
  bare.close();
}
