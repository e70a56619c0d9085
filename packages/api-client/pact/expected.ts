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

/** A product whose texts no state names: the fields that every product has. */
export const otherProduct = {
  ...productFields(stateParams.other_product_id),
  title: nonEmptyText(spikes.title),
  short_desc: string(spikes.short_desc),
  category_name: nonEmptyText(spikes.category_name),
  material: nonEmptyText(spikes.material),
  isBest: boolean(spikes.isBest),
};

export const category = { id: id(1), category_name: nonEmptyText('Bird Spikes') };

export const galleryItem = {
  image: link('/pictures/gallery/ledge'),
  image_title: nonEmptyText(fixtures.galleryItem.image_title),
  image_description: nonEmptyText(fixtures.galleryItem.image_description),
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

/** Only the server knows the user id. */
export const address = { user: id(fixtures.address.user), ...allExactly(addressParams) };
export const expectedAddress = { id: exactly(stateParams.address_id), ...address };

const { order: placed } = fixtures;
const total = stateParams.price * stateParams.quantity;

interface Statuses {
  delivery_status: string;
  payment_status: string;
}

export const expectedOrder = (orderId: number, { delivery_status, payment_status }: Statuses) => ({
  id: exactly(orderId),
  order_date: timestamp(placed.order_date),
  total_amount: exactRupees(total),
  delivery_status: exactly(delivery_status),
  delivery_status_display: nonEmptyText(placed.delivery_status_display),
  payment_status: exactly(payment_status),
  razorpay_order_id: nonEmptyText(placed.razorpay_order_id),
  items: exactlyOne({
    id: id(60),
    product: exactly(stateParams.product_id),
    product_name: exactly(summaryParams.title),
    product_image: imageUrl(image1),
    product_price: exactRupees(stateParams.price),
    quantity: exactly(stateParams.quantity),
    item_total: exactRupees(total),
  }),
});
/** The order's copy of the address. */
export const orderAddress = { id: id(fixtures.address.id), ...address };

export const orderToPay = {
  id: id(42),
  key: nonEmptyText('rzp_test_sandbox'),
  razorpay_amount: exactly(total * 100),
  razorpay_order_id: nonEmptyText('order_Sandbox00000042'),
};

export const reviewOf = (status: 'published' | 'pending', rating: number, text: string) => ({
  id: id(fixtures.review.id),
  product: exactly(stateParams.product_id),
  product_title: exactly(summaryParams.title),
  user_name: exactly(stateParams.name),
  rating: exactly(rating),
  review_text: exactly(text),
  status: exactly(status),
  created_at: timestamp(fixtures.review.created_at),
});
export const expectedReview = reviewOf('published', stateParams.rating, stateParams.review_text);

export const wishlistEntry = { id: id(2), product_details: expectedSummary };
export const ratedEntry = {
  ...wishlistEntry,
  product_details: { ...expectedSummary, average_rating: exactRating(stateParams.rating) },
};
