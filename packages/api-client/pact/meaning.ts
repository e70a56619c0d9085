import { MatchersV3 } from '@pact-foundation/pact';
import { fixtures } from '../src/mocks/index.ts';
import { token } from './provider.ts';

const { boolean, eachLike, fromProviderState, integer, number, regex, string } = MatchersV3;

/** What the storefront relies on in each record: the meaning of a field, not this example of it. */
const slug = (example: string) => regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, example);
const instant = (example: string) =>
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, example);
export const ratingText = (example: string) => regex(/^[0-5](\.\d+)?$/, example);
export const sentence = (example: string) => regex(/^.*\S.*$/, example);

/**
 * A value that only the provider knows once it is in the state: `{name}` stands for what the state
 * answered under that name, `example` is what the consumer test sees.
 */
export const fromState = <T>(expression: string, example: T) =>
  fromProviderState(expression.replaceAll('{', '${'), example);

/** The session token that the state answered, as the client sends it. */
export const bearer = {
  Authorization: fromState('Bearer {token}', `Bearer ${token}`),
  'Content-Type': 'application/json',
};

const { steelSpikes: spikes } = fixtures;
/** Without what may be null: a picture, and the rating while nobody has rated. */
export const productSummary = {
  id: integer(spikes.id),
  slug: slug(spikes.slug),
  title: sentence(spikes.title),
  short_desc: string(spikes.short_desc),
  long_desc: string(spikes.long_desc),
  price: number(spikes.price),
  max_price: number(spikes.max_price),
  category_name: sentence(spikes.category_name),
  material: sentence(spikes.material),
  isBest: boolean(spikes.isBest),
};

export const product = {
  ...productSummary,
  keywords: string(spikes.keywords),
  bullet_one: string(spikes.bullet_one ?? ''),
  bullet_two: string(spikes.bullet_two ?? ''),
  bullet_three: string(spikes.bullet_three ?? ''),
  bullet_four: string(spikes.bullet_four ?? ''),
  bullet_five: string(spikes.bullet_five ?? ''),
};

export const address = {
  id: integer(fixtures.address.id),
  user: integer(fixtures.address.user),
  full_name: sentence(fixtures.address.full_name),
  phone: sentence(fixtures.address.phone),
  address: sentence(fixtures.address.address),
  city: sentence(fixtures.address.city),
  state: sentence(fixtures.address.state),
  zip_code: sentence(fixtures.address.zip_code),
};

const { order: placed } = fixtures;
export const order = {
  id: integer(placed.id),
  order_date: instant(placed.order_date),
  total_amount: number(placed.total_amount),
  delivery_status: regex(/^(pending|delivered)$/, placed.delivery_status),
  delivery_status_display: sentence(placed.delivery_status_display),
  payment_status: regex(/^(pending|failed|completed)$/, placed.payment_status),
  razorpay_order_id: sentence(placed.razorpay_order_id),
  items: eachLike({
    id: integer(60),
    product: integer(spikes.id),
    product_name: sentence(spikes.title),
    product_price: number(spikes.price),
    quantity: integer(2),
    item_total: number(placed.total_amount),
  }),
  address_details: address,
};

export const review = {
  id: integer(fixtures.review.id),
  product: integer(fixtures.review.product),
  product_title: sentence(fixtures.review.product_title),
  user_name: sentence(fixtures.review.user_name),
  rating: integer(fixtures.review.rating),
  review_text: string(fixtures.review.review_text),
  status: regex(/^(published|pending|draft)$/, fixtures.review.status),
  created_at: instant(fixtures.review.created_at),
};
