import { byId, check, type Journey, newId, newProduct, type Trip } from './trip.ts';

const isPublished = ({ status = 'published' }) => status === 'published';

/** Creates a review and checks both lists. Returns whether it is published. */
async function review(trip: Trip, product: number, token: unknown): Promise<boolean> {
  const own = () => trip.ok('GET', '/api/user/user-reviews/', { token });
  const before = await own();
  check(before.body.length === 0, 'a customer without a review has one in the list', before);
  const body = { product, rating: 4, review_text: 'Easy to fix.' };
  const made = await trip.ok('POST', '/api/user/reviews/', { token, body });
  const { id, rating, review_text } = made.body;
  check(rating === 4 && review_text === body.review_text, 'a review changed on arrival', made);
  const mine = await own();
  check(Boolean(byId(mine, id)), "a created review is not in the customer's list", mine);
  const isPublic = isPublished(made.body);
  const shown = await trip.ok('GET', `/api/user/reviews/?product_id=${product}`);
  const isShown = byId(shown, id) !== undefined;
  check(isShown || !isPublic, "a published review is not in the product's list", shown);
  check(!isShown || isPublic, "a pending review is in the product's public list", shown);
  const again = ['POST', '/api/user/reviews/', { token, body }] as const;
  await trip.rejected([400, 409, 422], 'a second review of a product is accepted', ...again);
  const last = await own();
  check(last.body.length === 1, 'a rejected second review is in the list', last);
  return isPublic;
}

export const reviews: Journey[] = [
  {
    name: 'a review of a delivered product is listed and rated',
    async run(trip) {
      const product_id = newId();
      const ids = { product_id, order_id: newId(), delivery_status: 'delivered' };
      const { token } = await trip.state('a signed-in customer has an order', ids);
      const page = () => trip.ok('GET', `/api/user/products/${product_id}/`);
      const before = await page();
      check(before.body.average_rating === null, 'a product without reviews has a rating', before);
      if (!(await review(trip, product_id, token))) return;
      const after = await page();
      const rating = after.body.average_rating;
      check(Number(rating) === 4, `a single review of 4 stars gives the rating ${rating}`, after);
      const { review_count } = after.body;
      check((review_count ?? 1) === 1, `one review is counted as ${review_count}`, after);
    },
  },
  {
    name: 'a review of a product that was not delivered',
    async run(trip) {
      const product = await newProduct(trip);
      const { token } = await trip.state('a customer is signed in');
      await review(trip, product, token);
    },
  },
];
