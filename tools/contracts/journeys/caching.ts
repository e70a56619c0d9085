import { byId, check, type Journey, newCustomer, newId, paise, type Reply } from './trip.ts';

export const caching: Journey[] = [
  {
    name: 'the ETag changes with the products',
    async run(trip) {
      const product_id = newId();
      const setUp = (price: number) =>
        trip.state('one product is on sale', { product_id, slug: `journey-${product_id}`, price });
      const read = (headers = {}) => trip.call('GET', '/api/user/products/', { headers });
      const priceIn = (reply: Reply) =>
        paise((byId(reply, product_id) as { price?: unknown } | undefined)?.price);
      const page = () => trip.ok('GET', `/api/user/products/${product_id}/`);
      await setUp(549);
      const first = await read();
      check(priceIn(first) === 54_900, 'the list has another price than the state', first);
      const opened = await page();
      const { price } = opened.body;
      check(paise(price) === 54_900, `list and product differ: 549 and ${price}`, opened);
      const etag = first.headers.get('etag') ?? '';
      check(etag !== '', 'the list of products has no ETag', first);
      const same = await read({ 'if-none-match': etag });
      const { status } = same;
      check(status === 304, `an unchanged list answers ${status} to its ETag, not 304`, same);
      const other = await read({ 'if-none-match': '"another"' });
      check(other.status === 200, `an unknown ETag answers ${other.status}, not 200`, other);
      await setUp(649);
      const changed = await read({ 'if-none-match': etag });
      check(changed.status === 200, 'a changed list answers 304 to the old ETag', changed);
      check(priceIn(changed) === 64_900, 'the list is stale after a new price', changed);
      check(changed.headers.get('etag') !== etag, 'a changed list has the old ETag', changed);
      const reopened = await page();
      const isNew = paise(reopened.body.price) === 64_900;
      check(isNew, 'the product is stale after a new price', reopened);
      await trip.state('no products are on sale');
      const empty = await read();
      check(empty.body.length === 0, 'the list has products that are no longer on sale', empty);
      await trip.state('products are on sale');
    },
  },
  {
    name: 'private answers are not stored',
    async run(trip) {
      const { token, user_id } = await newCustomer(trip);
      const paths = ['profile/', 'orders/', 'wishlist/', 'user-reviews/', `addresses/${user_id}/`];
      const isSilent: string[] = [];
      for (const name of paths) {
        const path = `/api/user/${name}`;
        const reply = await trip.ok('GET', path, { token });
        const control = reply.headers.get('cache-control') ?? '';
        if (control === '') isSilent.push(path);
        const isShared = /\bpublic\b|\bs-maxage=0*[1-9]/i.test(control);
        const isStored =
          /\bmax-age=0*[1-9]/i.test(control) && !/\bno-(store|cache)\b/i.test(control);
        const problem = `the private answer of ${path} may be stored: Cache-Control: ${control}`;
        check(!isShared && !isStored, problem, reply);
      }
      // The contract documents the header for my-data/ only.
      if (isSilent.length) trip.skip(`no Cache-Control, which is not documented: ${isSilent}`);
      if (!trip.has('getMyData')) return;
      const data = await trip.ok('GET', '/api/user/my-data/', { token });
      const isPrivate = /\bno-store\b/i.test(data.headers.get('cache-control') ?? '');
      check(isPrivate, 'the answer of /api/user/my-data/ lacks Cache-Control: no-store', data);
    },
  },
];
