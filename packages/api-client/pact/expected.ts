import { MatchersV3 } from '@pact-foundation/pact';
import { fixtures } from '../src/mocks/index.ts';
import {
  allExactly,
  emailAddress,
  exactly,
  exactlyOne,
  exactRating,
  exactRupees,
  id,
  imageUrl,
  link,
  nonEmptyText,
  oneOf,
  slug,
  timestamp,
} from './matchers.ts';
import { addressParams, detailsParams, stateParams, summaryParams } from './state-params.ts';

const { boolean, string } = MatchersV3;

const { steelSpikes: spikes } = fixtures;
const productFields = (id: number) => ({
  id: exactly(id),
  slug: slug(spikes.slug),
  price: exactRupees(stateParams.price),
  max_price: exactRupees(stateParams.max_price),
});

const { image1, ...summary } = summaryParams;
/** The product of the state, by value: a record of another product must not pass. */
export const expectedSummary = {
  ...productFields(stateParams.product_id),
  ...allExactly(summary),
  image1: imageUrl(image1),
};

const { image2, image3, image4, image5, ...details } = detailsParams;
export const expectedProduct = {
  ...expectedSummary,
  ...allExactly(details),
  image2: imageUrl(image2),
  image3: imageUrl(image3),
  image4: imageUrl(image4),
  image5: imageUrl(image5),
};

/** The fields that every product has. Another interaction of the operation compares the texts. */
export const anyProduct = (id: number) => ({
  ...productFields(id),
  title: nonEmptyText(spikes.title),
  short_desc: string(spikes.short_desc),
  category_name: nonEmptyText(spikes.category_name),
  material: nonEmptyText(spikes.material),
  isBest: boolean(spikes.isBest),
});

export const category = { id: id(1), category_name: nonEmptyText('Bird Spikes') };

export const galleryItem = {
  image: link('/pictures/gallery/ledge'),
  image_title: nonEmptyText(fixtures.galleryItem.image_title),
  image_description: string(fixtures.galleryItem.image_description),
};

export const blog = {
  id: id(fixtures.blog.id),
  slug: slug(fixtures.blog.slug),
  title: nonEmptyText(fixtures.blog.title),
  content: nonEmptyText(
    '<h1>Why pigeons come back</h1><p>A ledge that was safe once is remembered.</p>',
  ),
  created_at: timestamp(fixtures.blog.created_at),
};

export const pageMetadata = {
  title: nonEmptyText(fixtures.pageMetadata.title),
  description: nonEmptyText(fixtures.pageMetadata.description),
  canonical_url: link(fixtures.pageMetadata.canonical_url),
  og_image: link('/pictures/banners/1'),
  twitter_card: oneOf('summary_large_image', 'summary'),
};

export const user = {
  id: id(fixtures.user.id),
  email: emailAddress(fixtures.user.email),
};

/** By value: a parcel must not go to another address. */
export const address = allExactly(addressParams);
export const expectedAddress = { id: exactly(stateParams.address_id), ...address };
/** Another interaction of the operation compares the texts. */
export const anyAddress = {
  full_name: nonEmptyText(addressParams.full_name),
  phone: nonEmptyText(addressParams.phone),
  address: nonEmptyText(addressParams.address),
  address_line2: string(addressParams.address_line2),
  city: nonEmptyText(addressParams.city),
  state: nonEmptyText(addressParams.state),
  zip_code: nonEmptyText(addressParams.zip_code),
};

const { order: placed } = fixtures;
const total = stateParams.price * stateParams.quantity;

interface Statuses {
  delivery_status: string;
  payment_status: string;
}

const anyItem = {
  id: id(60),
  product: id(stateParams.product_id),
  product_name: nonEmptyText(summaryParams.title),
  product_image: imageUrl(image1),
  product_price: exactRupees(stateParams.price),
  quantity: id(stateParams.quantity),
  item_total: exactRupees(total),
};
/** An order with these statuses and amounts. Another interaction of the operation compares the lines. */
export const anyOrder = (orderId: number, { delivery_status, payment_status }: Statuses) => ({
  id: exactly(orderId),
  order_date: timestamp(placed.order_date),
  total_amount: exactRupees(total),
  delivery_status: exactly(delivery_status),
  delivery_status_display: nonEmptyText(placed.delivery_status_display),
  payment_status: exactly(payment_status),
  razorpay_order_id: nonEmptyText(placed.razorpay_order_id),
  items: exactlyOne(anyItem),
});
/** The order of the state, by value: its lines are what the customer pays for. */
export const expectedOrder = (orderId: number, statuses: Statuses) => ({
  ...anyOrder(orderId, statuses),
  items: exactlyOne({
    ...anyItem,
    product: exactly(stateParams.product_id),
    product_name: exactly(summaryParams.title),
    quantity: exactly(stateParams.quantity),
  }),
});
/** The order's copy of the address. */
export const orderAddress = { id: id(fixtures.address.id), ...address };
export const anyOrderAddress = { id: id(fixtures.address.id), ...anyAddress };

export const orderToPay = {
  id: id(42),
  key: nonEmptyText('rzp_test_sandbox'),
  razorpay_amount: exactly(total * 100),
  razorpay_order_id: nonEmptyText('order_Sandbox00000042'),
};

/** By value: the stars, text and status that the customer sent or that the shop decided. */
export const anyReviewOf = (status: 'published' | 'pending', rating: number, text: string) => ({
  id: id(fixtures.review.id),
  product: id(stateParams.product_id),
  product_title: nonEmptyText(summaryParams.title),
  user_name: nonEmptyText(stateParams.name),
  rating: exactly(rating),
  review_text: exactly(text),
  status: exactly(status),
  created_at: timestamp(fixtures.review.created_at),
});
/** Also by value: whose review it is, and of which product. */
export const reviewOf = (...given: Parameters<typeof anyReviewOf>) => ({
  ...anyReviewOf(...given),
  product: exactly(stateParams.product_id),
  product_title: exactly(summaryParams.title),
  user_name: exactly(stateParams.name),
});
export const expectedReview = reviewOf('published', stateParams.rating, stateParams.review_text);

export const ratedEntry = {
  product_details: { ...expectedSummary, average_rating: exactRating(stateParams.rating) },
};
