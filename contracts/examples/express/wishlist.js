// The customer's wishlist.
import { ratedProducts, summaryOf } from './catalog.js';
import { ApiError } from './errors.js';

const entriesWhere = (condition) => `
  select rated.*, wishlist_entries.id as entry_id
  from wishlist_entries join (${ratedProducts}) as rated on rated.id = product
  where ${condition} order by wishlist_entries.id desc`;

export function wishlist(api, shop) {
  const { db } = shop;
  const entryOf = (row) => ({ id: row.entry_id, product_details: summaryOf(shop, row) });

  api.get('/wishlist/', async ({ user }, response) => {
    response.json((await db.all(entriesWhere('user_id = $1'), user.id)).map(entryOf));
  });

  // Adding a product again succeeds without a change.
  api.post('/wishlist/', async ({ body: { product }, user }, response) => {
    if (!(await db.one('select id from products where id = $1 and is_on_sale', product))) {
      throw new ApiError(404, 'Product not found');
    }
    const sql = 'insert into wishlist_entries (user_id, product) values ($1, $2)';
    await db.all(`${sql} on conflict do nothing`, user.id, product);
    const row = await db.one(entriesWhere('user_id = $1 and product = $2'), user.id, product);
    response.status(201).json(entryOf(row));
  });

  // The only path without a trailing slash.
  api.get('/wishlist/:productId', async ({ params, user }, response) => {
    const sql = 'select id from wishlist_entries where user_id = $1 and product = $2';
    const entry = await db.one(sql, user.id, params.productId);
    response.json({ is_wishlisted: entry !== undefined });
  });

  api.delete('/wishlist/:productId/', async ({ params, user }, response) => {
    const sql = 'delete from wishlist_entries where user_id = $1 and product = $2';
    await db.all(sql, user.id, params.productId);
    response.status(204).end();
  });
}
