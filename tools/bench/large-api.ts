import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Product {
  slug: string;
  title: string;
  price: number;
  isBest: boolean;
}

const readJson = async (url: string) => (await fetch(url)).json();

/**
 * A user API with so many products: those of a running shop, again and again under other names and
 * prices. All else it answers as the shop does.
 */
export async function serveProducts(shop: string, count: number) {
  const api = `${shop}/api/user/`;
  const own = (await readJson(`${api}products/`)) as Product[];
  const products = Array.from({ length: count }, (_, at) => {
    const product = own[at % own.length] as Product;
    const number = Math.floor(at / own.length) + 1;
    return {
      ...product,
      id: at + 1,
      slug: `${product.slug}-${number}`,
      title: `${product.title}, no. ${number}`,
      price: product.price + (at % 97),
      // Marked by hand, whatever the size of the range.
      isBest: product.isBest && at < own.length,
    };
  });
  const list = Buffer.from(JSON.stringify(products));
  const etag = `"${createHash('sha256').update(list).digest('base64url')}"`;
  const bySlug = new Map(products.map((product) => [product.slug, product]));

  const server = createServer(async ({ url = '', headers }, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    const [, slug] = /^\/api\/user\/products\/([^/?]+)\/$/.exec(url) ?? [];
    const one = slug && bySlug.get(decodeURIComponent(slug));
    if (one) return response.end(JSON.stringify(one));
    if (url !== '/api/user/products/') {
      const answer = await fetch(shop + url);
      return response.writeHead(answer.status).end(await answer.text());
    }
    response.setHeader('etag', etag);
    if (headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.end(list);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
