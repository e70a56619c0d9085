// Products and categories.
import { ApiError } from './errors.js';

/** Products with category and rating. Only published reviews count. */
export const ratedProducts = `
  select products.*, category_name, round(average, 1)::text as average_rating,
    coalesce(count, 0)::integer as review_count
  from products
  join categories on categories.id = category_id
  left join (
    select product, avg(rating) as average, count(*) from reviews
    where status = 'published' group by product
  ) as ratings on ratings.product = products.id`;

const pictures = ['image2', 'image3', 'image4', 'image5'];
const bullets = ['one', 'two', 'three', 'four', 'five'].map((number) => `bullet_${number}`);

export const pictureUrl = ({ picturesUrl }, name) => name && picturesUrl + name;

/** Returns the fields of a product in lists. */
export function summaryOf(shop, row) {
  const { id, slug, title, short_desc, long_desc, category_name, material } = row;
  const { average_rating, review_count, is_best: isBest } = row;
  const [price, max_price] = [Number(row.price), Number(row.max_price)];
  const image1 = pictureUrl(shop, row.image1);
  const words = { id, slug, title, image1, short_desc, long_desc, category_name, material };
  return { ...words, price, max_price, average_rating, review_count, isBest };
}

/** Returns the fields of a product on its page. */
function productOf(shop, row) {
  return {
    ...summaryOf(shop, row),
    keywords: row.keywords,
    ...Object.fromEntries(pictures.map((name) => [name, pictureUrl(shop, row[name])])),
    ...Object.fromEntries(bullets.map((name) => [name, row[name]])),
  };
}

export function catalog(api, shop) {
  const { db } = shop;

  api.get('/products/', async (_request, response) => {
    const rows = await db.all(`${ratedProducts} where is_on_sale order by id`);
    response.json(rows.map((row) => summaryOf(shop, row)));
  });

  // Accepts a slug, or an id from order pages.
  api.get('/products/:slug/', async ({ params: { slug } }, response) => {
    const wanted = `${ratedProducts} where is_on_sale and (slug = $1 or products.id::text = $1)`;
    const row = await db.one(wanted, slug);
    if (!row) throw new ApiError(404, 'Product not found');
    response.json(productOf(shop, row));
  });

  api.get('/uploadCategory/', async (_request, response) => {
    response.json(await db.all('select id, category_name from categories order by id'));
  });
}
