import type { Content } from './faults.ts';
import { typeOf } from './schema.ts';

/** What an API may do and the verification must not mind. */
export interface Freedom {
  name: string;
  /** Only where these operations answer; undefined: everywhere. */
  operations?: string[];
  /** Only with these statuses. */
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

/** Of what states say nothing: the texts of this product, and where this order went to (pact/state-params.ts). */
const untold = { product: 900_008, order: 900_044 };

type Where = (object: Fields) => boolean;
const everywhere: Where = () => true;
const ofProduct: Where = ({ id }) => id === untold.product;
const ofOrder: Where = ({ id }) => id === untold.order;

const inObjects = (edit: (object: Fields) => void) => (content: Content) =>
  eachObject(content.body, edit);

/** Makes something else of these fields, where they are there and not null. */
const fields = (names: RegExp, make: (value: unknown) => unknown, isMeant = everywhere) =>
  inObjects((object) => {
    for (const [name, value] of Object.entries(object)) {
      if (!names.test(name) || value === null || typeof value === 'object') continue;
      if (isMeant(object)) object[name] = make(value);
    }
  });

const without = (names: RegExp, isMeant = everywhere) =>
  inObjects((object) => {
    if (!isMeant(object)) return;
    for (const name of Object.keys(object)) if (names.test(name)) delete object[name];
  });

const nothing = (names: RegExp, isMeant = everywhere) =>
  inObjects((object) => {
    if (!isMeant(object)) return;
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

/** In the order of 'Allowed variations' in contracts/README.md: what is sent, how, and with which status. */
export const freedoms: Freedom[] = [
  { name: 'amounts are texts', apply: fields(amounts, String) },
  { name: 'amounts are texts with two decimals', apply: fields(amounts, decimals) },
  { name: 'amounts are numbers', apply: fields(amounts, Number) },
  { name: 'a rating is a number', apply: fields(/^average_rating$/, Number) },
  {
    name: 'a rating is a text with two decimals',
    apply: fields(/^average_rating$/, (value) => Number(value).toFixed(2)),
  },
  {
    name: 'a product does not say how many have rated it',
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
  { name: 'a product says nothing in its bullets', apply: nothing(/^bullet_/, ofProduct) },
  { name: 'bullets are empty', apply: fields(/^bullet_/, () => '', ofProduct) },
  { name: 'a product has no picture', apply: nothing(/^image\d$/, ofProduct) },
  {
    name: 'pictures lie on another host',
    apply: fields(/^image\d?$/, (path) => `https://cdn.example${path}`),
  },
  {
    name: 'a slug is in the letters of the country',
    apply: fields(/^slug$/, () => 'पक्षी-जाल_1.0', ofProduct),
  },
  { name: 'a picture of the gallery leads nowhere', apply: without(/^product_slug$/) },
  {
    name: 'a review does not say that it is published',
    operations: ['listReviews'],
    apply: without(/^status$/),
  },
  {
    name: 'an order that cannot be paid has no key',
    operations: ['listOrders', 'getOrder'],
    apply: without(/^razorpay_key$/),
  },
  {
    name: 'an order has lost the address that it went to',
    operations: ['listOrders', 'getOrder'],
    apply: nothing(/^address_details$/, ofOrder),
  },
  {
    name: 'a payment is confirmed without words',
    operations: ['verifyPayment'],
    statuses: [200],
    apply: without(/^message$/),
  },
  {
    name: 'messages are in other words',
    apply: fields(/^(message|msg|error)$/, () => 'जी, ठीक है.'),
  },
  {
    name: 'the errors of a form are other ones',
    statuses: [400, 401, 422],
    apply: inObjects((object) => {
      for (const [name, value] of Object.entries(object)) {
        if (Array.isArray(value)) object[name] = [...value, 'Another one.'];
      }
    }),
  },
  { name: 'times are those of India', apply: fields(instants, inIndia) },
  {
    name: 'times have microseconds',
    apply: fields(instants, (value) => new Date(String(value)).toISOString().replace('Z', '123Z')),
  },
  {
    name: 'there are more fields than documented',
    apply: inObjects((object) => {
      object.of_their_own = { since: 2010, tags: ['a', null] };
    }),
  },
  {
    name: 'fields come in another order',
    apply: inObjects((object) => {
      for (const [name, value] of Object.entries(object).reverse()) {
        delete object[name];
        object[name] = value;
      }
    }),
  },
  {
    name: 'the type names a character set',
    apply: header('content-type', 'application/json; charset=utf-8'),
  },
  { name: 'the type names none', apply: header('content-type', 'application/json') },
  { name: 'a cookie is set', apply: header('set-cookie', 'affinity=7; Path=/; HttpOnly') },
  { name: 'answers may be kept', apply: header('cache-control', 'public, max-age=60') },
  {
    name: 'created things are answered 200',
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
    name: 'removed things are answered 200',
    operations: ['deleteAddress', 'removeFromWishlist'],
    apply: status(204, 200),
  },
  {
    name: 'malformed requests are answered 422',
    apply: status(400, 422),
    operations: ['createOrder', 'sendOtp', 'verifyOtp', 'register', 'createAddress'],
  },
  { name: 'a wrong password is answered 400', operations: ['login'], apply: status(401, 400) },
];
