import type { Content } from './faults.ts';
import { typeOf } from './schema.ts';

/** Change of a response that the contract allows, so the verification must accept it. */
export interface Variation {
  name: string;
  /** Default: all operations. */
  operations?: string[];
  /** Default: all statuses. */
  statuses?: number[];
  apply(content: Content): void;
}

type Fields = Record<string, unknown>;

/** Calls back with every object of a body. */
function eachObject(value: unknown, edit: (fields: Fields) => void): void {
  if (Array.isArray(value)) for (const entry of value) eachObject(entry, edit);
  else if (typeOf(value) === 'object') {
    for (const below of Object.values(value as Fields)) eachObject(below, edit);
    edit(value as Fields);
  }
}

/** Records whose texts and address the states do not set (pact/state-params.ts). */
const unspecified = { product: 900_008, order: 900_044 };

type Where = (object: Fields) => boolean;
const everywhere: Where = () => true;
const ofProduct: Where = ({ id }) => id === unspecified.product;
const ofOrder: Where = ({ id }) => id === unspecified.order;

const inObjects = (edit: (object: Fields) => void) => (content: Content) =>
  eachObject(content.body, edit);

/** Replaces the values of these fields, except null and objects. */
const fields = (names: RegExp, make: (value: unknown) => unknown, isIncluded = everywhere) =>
  inObjects((object) => {
    for (const [name, value] of Object.entries(object)) {
      if (!names.test(name) || value === null || typeof value === 'object') continue;
      if (isIncluded(object)) object[name] = make(value);
    }
  });

const without = (names: RegExp, isIncluded = everywhere) =>
  inObjects((object) => {
    if (!isIncluded(object)) return;
    for (const name of Object.keys(object)) if (names.test(name)) delete object[name];
  });

const setNull = (names: RegExp, isIncluded = everywhere) =>
  inObjects((object) => {
    if (!isIncluded(object)) return;
    for (const name of Object.keys(object)) if (names.test(name)) object[name] = null;
  });

const header = (name: string, value: string) => (content: Content) => {
  content.headers[name] = value;
};

const status =
  (...[from, to]: [from: number, to: number]) =>
  (content: Content) => {
    if (content.status === from) content.status = to;
  };

const amounts = /^(price|max_price|product_price|item_total|total_amount)$/;
const decimals = (value: unknown) => `${Number(value).toFixed(2)}`;
const instants = /_at$|_date$/;
const inIndia = (value: unknown) =>
  `${new Date(Date.parse(String(value)) + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;

/** In the order of 'Allowed variations' in contracts/README.md. */
export const variations: Variation[] = [
  { name: 'amounts are strings', apply: fields(amounts, String) },
  { name: 'amounts are strings with two decimals', apply: fields(amounts, decimals) },
  { name: 'amounts are numbers', apply: fields(amounts, Number) },
  { name: 'a rating is a number', apply: fields(/^average_rating$/, Number) },
  {
    name: 'a rating is a string with two decimals',
    apply: fields(/^average_rating$/, (value) => Number(value).toFixed(2)),
  },
  {
    name: 'a product has no review count',
    apply: without(/^review_count$/),
  },
  { name: 'a product has no long description', apply: without(/^long_desc$/, ofProduct) },
  {
    name: 'a description has several lines',
    apply: fields(
      /_desc$/,
      (text) => `${text}

- ${text}
`,
      ofProduct,
    ),
  },
  { name: 'a short description is empty', apply: fields(/^short_desc$/, () => '', ofProduct) },
  { name: 'a product has no keywords', apply: without(/^keywords$/, ofProduct) },
  { name: 'bullets are null', apply: setNull(/^bullet_/, ofProduct) },
  { name: 'bullets are empty', apply: fields(/^bullet_/, () => '', ofProduct) },
  { name: 'a product has no picture', apply: setNull(/^image\d$/, ofProduct) },
  {
    name: 'pictures are on another host',
    apply: fields(/^image\d?$/, (path) => `https://cdn.example${path}`),
  },
  {
    name: 'a slug is in Devanagari',
    apply: fields(/^slug$/, () => 'पक्षी-जाल_1.0', ofProduct),
  },
  {
    name: 'a gallery picture has no description',
    apply: fields(/^image_description$/, () => ''),
  },
  {
    name: 'fields that the storefront does not read are absent',
    statuses: [200, 201],
    apply: without(/^(user|msg)$/),
  },
  { name: 'a gallery picture has no product', apply: without(/^product_slug$/) },
  {
    name: 'a review has no status',
    operations: ['listReviews'],
    apply: without(/^status$/),
  },
  {
    name: 'an order that cannot be paid has no key',
    operations: ['listOrders', 'getOrder'],
    apply: without(/^razorpay_key$/),
  },
  {
    name: 'the address of an order is missing',
    operations: ['listOrders', 'getOrder'],
    apply: setNull(/^address_details$/, ofOrder),
  },
  {
    name: 'a confirmed payment has no message',
    operations: ['verifyPayment'],
    statuses: [200],
    apply: without(/^message$/),
  },
  {
    name: 'messages have other texts',
    apply: fields(/^(message|msg|error)$/, () => 'जी, ठीक है.'),
  },
  {
    name: 'form errors have other texts',
    statuses: [400, 401, 422],
    apply: inObjects((object) => {
      for (const [name, value] of Object.entries(object)) {
        if (Array.isArray(value)) object[name] = [...value, 'Another one.'];
      }
    }),
  },
  { name: 'times have the offset of India', apply: fields(instants, inIndia) },
  {
    name: 'times have microseconds',
    apply: fields(instants, (value) => new Date(String(value)).toISOString().replace('Z', '123Z')),
  },
  {
    name: 'undocumented fields are present',
    apply: inObjects((object) => {
      object.of_their_own = { since: 2010, tags: ['a', null] };
    }),
  },
  {
    name: 'fields have another order',
    apply: inObjects((object) => {
      for (const [name, value] of Object.entries(object).reverse()) {
        delete object[name];
        object[name] = value;
      }
    }),
  },
  {
    name: 'the content type has a charset',
    apply: header('content-type', 'application/json; charset=utf-8'),
  },
  { name: 'the content type has no charset', apply: header('content-type', 'application/json') },
  { name: 'responses are cacheable', apply: header('cache-control', 'public, max-age=60') },
  {
    name: 'status 200 instead of 201',
    operations: [
      'createAddress',
      'createOrder',
      'createReview',
      'addToWishlist',
      'sendContactMessage',
    ],
    apply: status(201, 200),
  },
  {
    name: 'status 200 instead of 204',
    operations: ['deleteAddress', 'removeFromWishlist'],
    apply: status(204, 200),
  },
  {
    name: 'status 422 instead of 400',
    apply: status(400, 422),
    operations: ['createOrder', 'sendOtp', 'verifyOtp', 'register', 'createAddress'],
  },
  { name: 'status 400 for a wrong password', operations: ['login'], apply: status(401, 400) },
];
