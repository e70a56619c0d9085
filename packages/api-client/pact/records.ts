import { MatchersV3 } from '@pact-foundation/pact';
import { fixtures } from '../src/mocks/index.ts';
import {
  atLeastOne,
  emailAddress,
  html,
  id,
  instant,
  link,
  oneOf,
  rupees,
  sentence,
  slug,
  stars,
} from './meaning.ts';

const { boolean, eachLike, string } = MatchersV3;

const { steelSpikes: spikes } = fixtures;
/** Without what may be null: a picture, and the rating while nobody has rated. */
export const productSummary = {
  id: id(spikes.id),
  slug: slug(spikes.slug),
  title: sentence(spikes.title),
  short_desc: string(spikes.short_desc),
  long_desc: string(spikes.long_desc),
  price: rupees(spikes.price),
  max_price: rupees(spikes.max_price),
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
  content: html('<h1>Why pigeons come back</h1><p>A ledge that was safe once is remembered.</p>'),
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
  name: sentence(fixtures.user.name),
  email: emailAddress(fixtures.user.email),
};

export const address = {
  id: id(fixtures.address.id),
  user: id(fixtures.address.user),
  full_name: sentence(fixtures.address.full_name),
  phone: sentence(fixtures.address.phone),
  address: sentence(fixtures.address.address),
  city: sentence(fixtures.address.city),
  state: sentence(fixtures.address.state),
  zip_code: sentence(fixtures.address.zip_code),
};

const { order: placed } = fixtures;
export const order = {
  id: id(placed.id),
  order_date: instant(placed.order_date),
  total_amount: rupees(placed.total_amount),
  delivery_status: oneOf('delivered', 'pending'),
  delivery_status_display: sentence(placed.delivery_status_display),
  payment_status: oneOf('completed', 'pending', 'failed'),
  razorpay_order_id: sentence(placed.razorpay_order_id),
  items: eachLike({
    id: id(60),
    product: id(spikes.id),
    product_name: sentence(spikes.title),
    product_price: rupees(spikes.price),
    quantity: atLeastOne(2),
    item_total: rupees(placed.total_amount),
  }),
  address_details: address,
};

export const orderToPay = {
  id: id(42),
  key: sentence('rzp_test_sandbox'),
  razorpay_amount: atLeastOne(109800),
  razorpay_order_id: sentence('order_Sandbox00000042'),
};

export const review = {
  id: id(fixtures.review.id),
  product: id(fixtures.review.product),
  product_title: sentence(fixtures.review.product_title),
  user_name: sentence(fixtures.review.user_name),
  rating: stars(fixtures.review.rating),
  review_text: string(fixtures.review.review_text),
  status: oneOf('published', 'pending', 'draft'),
  created_at: instant(fixtures.review.created_at),
};

export const wishlistEntry = { id: id(2), product_details: productSummary };
