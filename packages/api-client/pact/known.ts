import { fixtures } from '../src/mocks/index.ts';

const { steelSpikes: spikes, user, address, review, blog } = fixtures;

/**
 * What states are told to use, so that answers can be held to it by value: an id, a price or a text of
 * another record is as wrong as none. No database comes to such ids by itself.
 */
export const known = {
  product_id: 900_007,
  /** Another product, which nobody has rated or wished for. Of its texts states say nothing. */
  other_product_id: 900_008,
  address_id: 900_005,
  /** Of the first of several orders, whose ids follow each other. */
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

const { product_id, other_product_id, address_id, price, max_price, quantity, name } = known;

/** A picture that the shop itself has, as the storefront is tried on the pacts' own answers, too. */
const picture = (number: number) =>
  `crest-stainless-steel-bird-spikes-pack-of-5-${number}-640.webp`;

/** What a product is to be, as lists show it. A picture is told by its file's name. */
export const toldSummary = {
  title: spikes.title,
  short_desc: spikes.short_desc,
  long_desc: `${spikes.long_desc}`,
  category_name: spikes.category_name,
  material: spikes.material,
  isBest: spikes.isBest,
  image1: picture(1),
};
/** What its own page shows in addition. */
export const toldDetails = {
  keywords: `${spikes.keywords}`,
  image2: picture(2),
  image3: picture(3),
  image4: picture(4),
  image5: picture(5),
  bullet_one: `${spikes.bullet_one}`,
  bullet_two: `${spikes.bullet_two}`,
  bullet_three: `${spikes.bullet_three}`,
  bullet_four: `${spikes.bullet_four}`,
  bullet_five: `${spikes.bullet_five}`,
};
const { id: _, user: __, address_line2: ___, ...toldAlways } = address;
export const toldAddress = { ...toldAlways, address_line2: 'Second floor' };
export const toldProfile = {
  name,
  contact: `${user.contact}`,
  address: address.address,
  city: address.city,
  state: address.state,
  postalcode: address.zip_code,
};
export const toldArticle = { slug: blog.slug, title: blog.title, content: blog.content };

/** The parameters by what they describe. */
export const sold = { product_id, price, max_price, ...toldSummary };
export const otherSold = { product_id: other_product_id, price, max_price };
export const ordered = { ...sold, quantity, name };
export const delivered = { address_id, ...toldAddress, ...sold, name };
export const reviewed = { ...sold, rating: known.rating, review_text: known.review_text, name };
