import { createServer } from 'node:http';
import { fixtures } from '@parinda/api-client/mocks';
import { listen } from './listen.ts';
import { payloads } from './payloads.ts';

/** Slug of the product and article that the tests open. */
export const openedSlug = 'opened';

/** Values that the shop interprets instead of showing them. */
const isMeaning = (key: string, text: string) =>
  /status$/.test(key) || /^\d{4}-\d\d-\d\dT/.test(text);

type Text = (field: number) => string;

/** Replaces all texts of a record, and null values that may hold a text. */
function withTexts<Value>(value: Value, text: Text): Value {
  let field = 0;
  const replaced = (key: string, one: unknown): unknown => {
    if (Array.isArray(one)) return one.map((each) => replaced(key, each));
    if (typeof one === 'object' && one) {
      return Object.fromEntries(Object.entries(one).map(([k, v]) => [k, replaced(k, v)]));
    }
    const isText = one === null || (typeof one === 'string' && !isMeaning(key, one));
    return isText ? text(field++) : one;
  };
  return replaced('', value) as Value;
}

/** Groups of payloads, so that a short list contains each payload in each field. */
const chunks = Array.from({ length: Math.ceil(payloads.length / 10) }, (_, index) =>
  payloads.slice(10 * index, 10 * (index + 1)).join(' '),
);

const many = <Item extends object>(item: Item): Item[] =>
  chunks.map((_, index) => ({
    ...withTexts(item, (field) => chunks[(index + 7 * field) % chunks.length] ?? ''),
    ...('id' in item && { id: index + 1 }),
  }));

const all = payloads.join('\n');
const one = <Value>(value: Value): Value => withTexts(value, () => all);

const [summary] = fixtures.products;
const products = many(summary!).map((each, index) => ({
  ...each,
  slug: index ? each.slug : openedSlug,
}));
const opened = { ...one(fixtures.steelSpikes), id: 1, slug: openedSlug };
const blogs = many(fixtures.blog).map((each, index) => ({
  ...each,
  slug: index ? each.slug : openedSlug,
}));
const orders = many({ ...fixtures.order, address_details: one(fixtures.address) });
const openedOrder = { ...orders[0], items: many(fixtures.order.items[0]!) };

/** Answers by method and path. */
const answers: Record<string, unknown> = {
  'GET /api/user/products/': products,
  [`GET /api/user/products/${openedSlug}/`]: opened,
  'GET /api/user/uploadCategory/': many(fixtures.categories[0]!),
  'GET /api/user/gallery/': many(fixtures.galleryItem),
  'GET /api/user/profile/': one(fixtures.user),
  'GET /api/user/addresses/3/': many(fixtures.address),
  'GET /api/user/orders/': orders,
  'GET /api/user/reviews/': many({ ...fixtures.review, product: 1 }),
  'GET /api/user/user-reviews/': many(fixtures.review),
  'GET /pincode/570001': [{ ...one(fixtures.pincodeFound), Status: 'Success' }],
  'GET /api/user/wishlist/': products.map((each) => ({ id: each.id, product_details: each })),
};

/**
 * Starts a backend whose every text is a payload, in the contract's shapes.
 *
 * @param article HTML of the blog article
 */
export async function startHostileApi(article: string) {
  const server = createServer(({ method = 'GET', url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api.invalid');
    response.setHeader('content-type', 'application/json');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const send = (status: number, body: unknown) =>
      response.writeHead(status).end(JSON.stringify(body));
    if (pathname === '/api/user/blogs/') {
      const found = { ...blogs[0], content: article };
      return send(200, searchParams.get('slug') === openedSlug ? [found] : blogs);
    }
    if (/^\/api\/user\/wishlist\/\d+$/.test(pathname)) return send(200, { is_wishlisted: false });
    if (/^\/api\/user\/orders\/\d+\/$/.test(pathname)) return send(200, openedOrder);
    const answer = answers[`${method} ${pathname}`];
    if (answer) return send(200, answer);
    return send(headers.authorization ? 404 : 401, { message: all, error: all, errors: [all] });
  });
  return listen(server);
}
