// Product reviews.
import { ApiError } from './errors.js';
import { idOf } from './ids.js';

const reviewsWhere = (condition) => `
  select reviews.id, product, title as product_title, name as user_name,
    rating, review_text, status, created_at
  from reviews join products on products.id = product join users on users.id = user_id
  where ${condition} order by created_at desc, reviews.id desc`;

export function reviews(api, { db }) {
  api.get('/reviews/', async ({ query }, response) => {
    const published = reviewsWhere("product = $1 and status = 'published'");
    response.json(await db.all(published, idOf(query.product_id)));
  });

  api.get('/user-reviews/', async ({ user }, response) => {
    response.json(await db.all(reviewsWhere('user_id = $1'), user.id));
  });

  api.post('/reviews/', async ({ body, user }, response) => {
    const { product, rating, review_text } = body;
    if (!(await db.one('select id from products where id = $1 and is_on_sale', product))) {
      throw new ApiError(400, 'This product is not on sale.');
    }
    const delivered = await db.one(
      `select 1 from order_items join orders on orders.id = order_id
       where product = $1 and user_id = $2 and delivery_status = 'delivered'`,
      ...[product, user.id],
    );
    const status = delivered ? 'published' : 'pending';
    const made = await db.one(
      `insert into reviews (user_id, product, rating, review_text, status)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      ...[user.id, product, rating, review_text, status],
    );
    if (!made) throw new ApiError(400, 'You have already reviewed this product.');
    response.status(201).json(await db.one(reviewsWhere('reviews.id = $1'), made.id));
  });
}
