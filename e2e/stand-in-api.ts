import { createServer } from 'node:http';
import { listen } from './listen.ts';

/** A small backend in the contract's shapes that can misbehave. */
export interface StandInApi {
  url: string;
  /** Price of its only product, in rupees. */
  setPrice: (price: number) => void;
  /** Accepts requests from now on without answering. */
  hang: () => void;
  /** Answers 503 for data that is read from the database at each call; cached lists still work. */
  loseDatabase: () => void;
  /** Paths that answer 403. */
  forbidden: Set<string>;
  stop: () => Promise<void>;
}

export async function startStandIn(port = 0): Promise<StandInApi> {
  let price = 549;
  let isHanging = false;
  let hasDatabase = true;
  const forbidden = new Set<string>();

  const product = () => ({
    id: 7,
    slug: 'stand-in-spikes',
    title: 'Stand-in spikes',
    image1: null,
    short_desc: 'Blunt.',
    long_desc: 'Blunt, and long.',
    price,
    max_price: 799,
    category_name: 'Bird Spikes',
    material: 'Plastic',
    average_rating: null,
    isBest: true,
  });
  const answers: Record<string, () => unknown> = {
    '/api/user/products/': () => [product()],
    '/api/user/products/stand-in-spikes/': product,
    '/api/user/uploadCategory/': () => [{ id: 1, category_name: 'Bird Spikes' }],
    '/api/user/gallery/': () => [{ image: '/pictures/gallery/1-640.webp', image_title: 'A ledge' }],
    '/api/user/blogs/': () => [],
  };

  const server = createServer((request, response) => {
    if (isHanging) return;
    const path = request.url?.split('?')[0] ?? '';
    const answer = answers[path]?.();
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    if (forbidden.has(path)) return response.writeHead(403).end('{}');
    if (path === '/api/user/reviews/' && !hasDatabase) return response.writeHead(503).end('{}');
    if (path === '/api/user/products/') {
      const etag = `"${price}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    }
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { message: 'Not found' }));
  });
  return {
    ...(await listen(server, port)),
    forbidden,
    setPrice: (next) => {
      price = next;
    },
    hang: () => {
      isHanging = true;
    },
    loseDatabase: () => {
      hasDatabase = false;
    },
  };
}
