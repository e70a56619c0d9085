import { serve } from './bare-server.ts';
import { compare } from './measure.ts';

/** As browsers ask. */
const encodings = { 'accept-encoding': 'gzip, deflate, br' };

const call =
  (url: string, headers: Record<string, string> = {}) =>
  async () => {
    const answer = await fetch(url, { headers: { ...encodings, ...headers } });
    if (answer.status >= 400) throw new Error(`${url} was answered ${answer.status}.`);
    await answer.arrayBuffer();
  };

/** Public reads, beside a bare HTTP server that has the product list's bytes in memory. */
export async function api(shop: string): Promise<void> {
  const list = `${shop}/api/user/products/`;
  const answer = await fetch(list);
  const etag = answer.headers.get('etag') ?? '';
  const body = await answer.text();
  const [product] = JSON.parse(body) as { slug: string }[];
  const bare = await serve('application/json', body);
  await compare(
    {
      'bare server, same bytes': call(bare.url),
      'GET products/': call(list),
      'GET products/, not modified': call(list, { 'if-none-match': etag }),
      'GET products/?query=steel': call(`${list}?query=steel`),
      'GET products/{slug}/': call(`${list}${product?.slug}/`),
      'GET blogs/': call(`${shop}/api/user/blogs/`),
    },
    600,
  );
  bare.close();
}
