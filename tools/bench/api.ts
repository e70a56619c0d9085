import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startShop } from '../run/shop.ts';
import { type Case, compare, type Row } from './measure.ts';

const callsPerRun = 40;

/** One call after the other: ms per call. */
const calls =
  (url: string, given: Record<string, string> = {}): Case =>
  async () => {
    // As browsers ask.
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...given };
    const startedAt = performance.now();
    for (let call = 0; call < callsPerRun; call += 1) {
      const answer = await fetch(url, { headers });
      if (answer.status >= 400) throw new Error(`${url} was answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
    return (performance.now() - startedAt) / callsPerRun;
  };

/** Public reads, beside a bare HTTP server that has the product list's bytes in memory. */
export async function api(): Promise<Row[]> {
  const shop = await startShop();
  const list = `${shop.url}/api/user/products/`;
  const answer = await fetch(list);
  const etag = answer.headers.get('etag') ?? '';
  const body = Buffer.from(await answer.clone().arrayBuffer());
  const [product] = (await answer.json()) as { slug: string }[];
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  try {
    return await compare(
      {
        'bare server, same bytes': calls(
          `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
        ),
        'GET products/': calls(list),
        'GET products/, not modified': calls(list, { 'if-none-match': etag }),
        'GET products/?query=steel': calls(`${list}?query=steel`),
        'GET products/{slug}/': calls(`${list}${product?.slug}/`),
        'GET blogs/': calls(`${shop.url}/api/user/blogs/`),
      },
      15,
    );
  } finally {
    bare.close();
    await shop.stop();
  }
}
