import { MatchersV3 } from '@pact-foundation/pact';
import { fixtures } from '../src/mocks/index.ts';
import { known, toldAddress, toldDetails, toldSummary } from './known.ts';
import {
  allExactly,
  emailAddress,
  exactly,
  exactlyOne,
  exactRating,
  exactRupees,
  id,
  instant,
  link,
  oneOf,
  pictureOf,
  sentence,
  slug,
} from './meaning.ts';

const { boolean, string } = MatchersV3;

const { steelSpikes: spikes } = fixtures;
/** What a state was told to sell, and nothing else that is sold. */
const asSold = (id: number) => ({
  id: exactly(id),
  slug: slug(spikes.slug),
  price: exactRupees(known.price),
  max_price: exactRupees(known.max_price),
});

const { image1, ...summary } = toldSummary;
export const knownSummary = {
  ...asSold(known.product_id),
  ...allExactly(summary),
  image1: pictureOf(image1),
};

const { image2, image3, image4, image5, ...details } = toldDetails;
export const knownProduct = {
  ...knownSummary,
  ...allExactly(details),
  image2: pictureOf(image2),
  image3: pictureOf(image3),
  image4: pictureOf(image4),
  image5: pictureOf(image5),
};

/** Of the one whose texts no state says: what every product has. All else may be null, '' or absent. */
export const otherProduct = {
  ...asSold(known.other_product_id),
  title: sentence(spikes.title),
  short_desc: string(spikes.short_desc),
  category_name: sentence(spikes.category_name),
  material: sentence(spikes.material),
  isBest: boolean(spikes.isBest),
};

export const category = { id: id(1), category_name: sentence('Bird Spikes') };

export const galleryItem = {
  image: link('/pictures/gallery/ledge'),
  image_title: sentence(fixtures.galleryItem.image_title),
  image_description: sentence(fixtures.galleryItem.image_description),
};

export const blog = {
  id: id(fixtures.blog.id),
  slug: slug(fixtures.blog.slug),
  title: sentence(fixtures.blog.title),
  content: sentence(
    '<h1>Why pigeons come back</h1><p>A ledge that was safe once is remembered.</p>',
  ),
  created_at: instant(fixtures.blog.created_at),
};

export const pageMetadata = {
  title: sentence(fixtures.pageMetadata.title),
  description: sentence(fixtures.pageMetadata.description),
  canonical_url: link(fixtures.pageMetadata.canonical_url),
  og_image: link('/pictures/banners/1'),
  twitter_card: oneOf('summary_large_image', 'summary'),
};

export const user = {
  id: id(fixtures.user.id),
  email: emailAddress(fixtures.user.email),
};

/** As it was told or sent; whose it is, only the server knows. */
export const address = { user: id(fixtures.address.user), ...allExactly(toldAddress) };
export const knownAddress = { id: exactly(known.address_id), ...address };

const { order: placed } = fixtures;
const total = known.price * known.quantity;

interface Statuses {
  delivery_status: string;
  payment_status: string;
}

/** The order that a state was told to make. */
export const knownOrder = (orderId: number, { delivery_status, payment_status }: Statuses) => ({
  id: exactly(orderId),
  order_date: instant(placed.order_date),
  total_amount: exactRupees(total),
  delivery_status: exactly(delivery_status),
  delivery_status_display: sentence(placed.delivery_status_display),
  payment_status: exactly(payment_status),
  razorpay_order_id: sentence(placed.razorpay_order_id),
  items: exactlyOne({
    id: id(60),
    product: exactly(known.product_id),
    product_name: exactly(toldSummary.title),
    product_image: pictureOf(image1),
    product_price: exactRupees(known.price),
    quantity: exactly(known.quantity),
    item_total: exactRupees(total),
  }),
});
/** A copy of the address that a state was told of. */
export const sentTo = { id: id(fixtures.address.id), ...address };

export const orderToPay = {
  id: id(42),
  key: sentence('rzp_test_sandbox'),
  razorpay_amount: exactly(total * 100),
  razorpay_order_id: sentence('order_Sandbox00000042'),
};

/** One of the product that a state was told of. */
export const reviewOf = (status: 'published' | 'pending', rating: number, text: string) => ({
  id: id(fixtures.review.id),
  product: exactly(known.product_id),
  product_title: exactly(toldSummary.title),
  user_name: exactly(known.name),
  rating: exactly(rating),
  review_text: exactly(text),
  status: exactly(status),
  created_at: instant(fixtures.review.created_at),
});
export const knownReview = reviewOf('published', known.rating, known.review_text);

export const wishlistEntry = { id: id(2), product_details: knownSummary };
export const ratedEntry = {
  ...wishlistEntry,
  product_details: { ...knownSummary, average_rating: exactRating(known.rating) },
};
