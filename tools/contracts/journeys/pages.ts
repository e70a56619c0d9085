import {
  check,
  type Journey,
  newAddress,
  newCustomer,
  newId,
  newProduct,
  type Trip,
} from './trip.ts';

/** Reads the list as a whole and page by page, and compares the two. */
async function comparePages(trip: Trip, path: string, token?: unknown) {
  const by = token === undefined ? {} : { token };
  const whole = await trip.ok('GET', path, by);
  const ids = (body: { id: number }[]) => body.map(({ id }) => id);
  const limit = Math.min(100, Math.max(1, Math.ceil(whole.body.length / 3)));
  const read: number[] = [];
  for (let next: string | undefined = `${path}?limit=${limit}`; next; ) {
    const page = await trip.ok('GET', next, by);
    const following = trip.nextPage(page);
    if (read.length === 0 && !following && page.body.length === whole.body.length) {
      trip.skip(`GET ${path} has no pages: it ignores limit`);
      return;
    }
    const { length } = page.body;
    check(length <= limit, `a page of ${path} has ${length} entries, limit=${limit}`, page);
    const repeated = ids(page.body).find((id) => read.includes(id));
    check(repeated === undefined, `the pages of ${path} repeat the entry ${repeated}`, page);
    check(length > 0 || !following, `an empty page of ${path} has a Link to a next one`, page);
    read.push(...ids(page.body));
    next = following;
    if (next) continue;
    const gap = ids(whole.body).find((id) => !read.includes(id));
    check(gap === undefined, `the pages of ${path} lack the entry ${gap}`, page);
    const isOrdered = ids(whole.body).join() === read.join();
    check(isOrdered, `the pages of ${path} have another order than the list`, page);
  }
}

export const pages: Journey[] = [
  {
    name: 'pages of products',
    async run(trip) {
      await trip.state('no products are on sale');
      for (let made = 0; made < 5; made++) await newProduct(trip);
      await comparePages(trip, '/api/user/products/');
      await trip.state('products are on sale');
    },
  },
  {
    name: 'pages of addresses',
    async run(trip) {
      const { token, user_id } = await newCustomer(trip);
      for (let made = 0; made < 5; made++) await newAddress(trip, token);
      await comparePages(trip, `/api/user/addresses/${user_id}/`, token);
    },
  },
  {
    name: 'pages of orders',
    async run(trip) {
      const product = await newProduct(trip);
      const { token } = await newCustomer(trip);
      const address = await newAddress(trip, token);
      for (let quantity = 1; quantity <= 5; quantity++) {
        const headers = { 'idempotency-key': `journey ${newId()}` };
        const body = { address, items: [{ product, quantity }] };
        await trip.ok('POST', '/api/user/orders/', { token, headers, body });
      }
      await comparePages(trip, '/api/user/orders/', token);
    },
  },
];
