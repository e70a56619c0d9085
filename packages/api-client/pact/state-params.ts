import { fixtures } from '../src/mocks/index.ts';

const { steelSpikes: spikes, user, address, review, blog } = fixtures;

/**
 * Values that provider states have to use, so that pacts can check responses by value. No database
 * assigns such high ids by itself.
 */
export const stateParams = {
  product_id: 900_007,
  /** Another product, without reviews and on no wishlist. States do not name its texts. */
  other_product_id: 900_008,
  address_id: 900_005,
  /** The id of the first of several orders with consecutive ids. */
  order_id: 900_041,
  /** Rupees. */
  price: 549,
  max_price: 799,
  quantity: 2,
  razorpay_order_id: 'order_Known000042',
  name: user.name,
  rating: review.rating,
  review_text: review.review_text,
};

const { product_id, other_product_id, address_id, price, max_price, quantity, name } = stateParams;

/** An image of the shop, as end-to-end tests also show the responses of the pacts. */
const imageFile = (number: number) =>
  `crest-stainless-steel-bird-spikes-pack-of-5-${number}-640.webp`;

/** The fields of a product in lists. Images are file names. */
export const summaryParams = {
  title: spikes.title,
  short_desc: spikes.short_desc,
  long_desc: `${spikes.long_desc}`,
  category_name: spikes.category_name,
  material: spikes.material,
  isBest: spikes.isBest,
  image1: imageFile(1),
};
/** The further fields of a product page. */
export const detailsParams = {
  // Not Latin-1, so that a response in another encoding differs.
  keywords: `${spikes.keywords}, कबूतर, ₹500`,
  image2: imageFile(2),
  image3: imageFile(3),
  image4: imageFile(4),
  image5: imageFile(5),
  bullet_one: `${spikes.bullet_one}`,
  bullet_two: `${spikes.bullet_two}`,
  bullet_three: `${spikes.bullet_three}`,
  bullet_four: `${spikes.bullet_four}`,
  bullet_five: `${spikes.bullet_five}`,
};
const { id: _, user: __, address_line2: ___, ...requiredParams } = address;
export const addressParams = { ...requiredParams, address_line2: 'मंदिर के सामने' };
export const profileParams = {
  name,
  contact: `${user.contact}`,
  address: address.address,
  city: address.city,
  state: address.state,
  postalcode: address.zip_code,
};
export const articleParams = { slug: blog.slug, title: blog.title, content: blog.content };

export const productParams = { product_id, price, max_price, ...summaryParams };
export const otherProductParams = { product_id: other_product_id, price, max_price };
export const orderParams = { ...productParams, quantity, name };
export const deliveryParams = { address_id, ...addressParams, ...productParams, name };
export const reviewParams = {
  ...productParams,
  rating: stateParams.rating,
  review_text: stateParams.review_text,
  name,
};
