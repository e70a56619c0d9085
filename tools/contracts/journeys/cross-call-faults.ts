import type { Answer } from '../proxy.ts';

type Alter = (answer: Answer) => Answer;

interface Fault {
  name: string;
  /** Part of the name of the journey that finds it. */
  journey: string;
  /** Part of that journey's message. */
  message: string;
  /** Returns a function that alters the responses of one run. */
  plant: () => Alter;
}

// biome-ignore lint/suspicious/noExplicitAny: faults change answers of any shape
type Body = any;

const orders = /\/orders\/$/;
const order = /\/orders\/\d+\/$/;
const matches = ({ method, path }: Answer, verb: string, pattern: RegExp) =>
  method === verb && pattern.test(path);

const withBody = (answer: Answer, body: Body): Answer => ({
  ...answer,
  body: JSON.stringify(body),
});

/** Changes the JSON of successful responses. */
const change =
  (method: string, pattern: RegExp, edit: (body: Body) => Body) => (): Alter => (answer) =>
    matches(answer, method, pattern) && answer.status < 300
      ? withBody(answer, edit(JSON.parse(answer.body)))
      : answer;

/** Returns the first successful response for each path again. */
const stale = (method: string, pattern: RegExp) => (): Alter => {
  const first = new Map<string, Answer>();
  return (answer) => {
    if (!matches(answer, method, pattern) || answer.status >= 300) return answer;
    const kept = first.get(answer.path);
    if (!kept) first.set(answer.path, answer);
    return kept ?? answer;
  };
};

/** From the given call on, returns the last response to GET from before it. */
const staleAfter = (method: string, cause: RegExp, pattern: RegExp) => (): Alter => {
  const last = new Map<string, Answer>();
  let isStale = false;
  return (answer) => {
    if (matches(answer, method, cause)) isStale = true;
    if (!matches(answer, 'GET', pattern)) return answer;
    if (isStale) return last.get(answer.path) ?? answer;
    last.set(answer.path, answer);
    return answer;
  };
};

/** Answers rejected requests as the last successful one, or with this body. */
const accept = (method: string, pattern: RegExp, body?: Body) => (): Alter => {
  let good: Answer | undefined;
  return (answer) => {
    if (!matches(answer, method, pattern)) return answer;
    if (answer.status < 300) good = answer;
    else if (body) return { ...withBody(answer, body), status: 200 };
    return good ?? answer;
  };
};

/** Rejects each call after the first. */
const rejectAgain = (method: string, pattern: RegExp, status: number, body: Body) => (): Alter => {
  let calls = 0;
  return (answer) =>
    matches(answer, method, pattern) && calls++ > 0
      ? { ...withBody(answer, body), status }
      : answer;
};

const verified = { message: 'OTP verified successfully' };

/** `exp` of the token in milliseconds. */
function inMilliseconds(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = JSON.stringify({ ...claims, exp: claims.exp * 1000 });
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}

/** Changes one header of successful GET responses. */
const header = (pattern: RegExp, name: string, value: string) => (): Alter => (answer) =>
  matches(answer, 'GET', pattern) && answer.status < 300
    ? { ...answer, headers: { ...answer.headers, [name]: value } }
    : answer;

/** Adds the body of a POST to the lists that follow. */
const addCreated = (created: RegExp, list: RegExp) => (): Alter => {
  let made: Body;
  return (answer) => {
    if (matches(answer, 'POST', created) && answer.status < 300) made = JSON.parse(answer.body);
    if (!made || !matches(answer, 'GET', list)) return answer;
    return withBody(answer, [made, ...JSON.parse(answer.body)]);
  };
};

/** Changes the nth page of a list, counted from the first with a Link. */
const page =
  (pattern: RegExp, nth: number, edit: (body: Body, first: Body) => Body) => (): Alter => {
    let pages = 0;
    let first: Body;
    return (answer) => {
      if (!matches(answer, 'GET', pattern)) return answer;
      if (pages === 0 && !answer.headers.link) return answer;
      const body = JSON.parse(answer.body);
      first ??= body;
      return ++pages === nth ? withBody(answer, edit(body, first)) : answer;
    };
  };

const fault = (name: string, journey: string, message: string, plant: () => Alter): Fault => ({
  name,
  journey,
  message,
  plant,
});

const address = 'an address is created';
const twoLines = 'an order of two lines';
const key = 'an Idempotency-Key';
const payment = 'a payment is verified twice';
const addressList = /\/addresses\/\d+\/$/;
const products = /\/products\/$/;
const delivered = 'a review of a delivered product';

/** Errors between calls: each single response conforms to the contract. */
export const crossCallFaults: Fault[] = [
  fault(
    'the address list is stale',
    address,
    'a created address is not in the list',
    stale('GET', addressList),
  ),
  fault(
    'a deleted address stays',
    address,
    'a deleted address is still in the list',
    staleAfter('DELETE', /\/addresses\/delete\//, addressList),
  ),
  fault(
    'the address list shows another city',
    address,
    'shows another city',
    change('GET', addressList, (list) => list.map((one: Body) => ({ ...one, city: 'Pune' }))),
  ),
  fault(
    'an address can be deleted twice',
    address,
    'a deleted address can be deleted again',
    accept('DELETE', /\/addresses\/delete\//),
  ),
  fault(
    "the customer's reviews are stale",
    delivered,
    "a created review is not in the customer's list",
    stale('GET', /\/user-reviews\/$/),
  ),
  fault(
    'a published review is hidden',
    delivered,
    "a published review is not in the product's list",
    change('GET', /\/user\/reviews\/$/, () => []),
  ),
  fault(
    'a review does not change the rating',
    delivered,
    'gives the rating null',
    stale('GET', /\/products\/\d+\/$/),
  ),
  fault(
    'a pending review is public',
    'was not delivered',
    "a pending review is in the product's public list",
    addCreated(/\/user\/reviews\/$/, /\/user\/reviews\/$/),
  ),
  fault(
    'the check of the wishlist is stale',
    'wishlist',
    'after the product was added, the check of the product says false',
    stale('GET', /\/wishlist\/\d+$/),
  ),
  fault(
    'the wishlist is stale after a removal',
    'wishlist',
    'after the product was removed, the wishlist has the product 1 times',
    staleAfter('DELETE', /\/wishlist\/\d+\/$/, /\/wishlist\/$/),
  ),
  fault(
    'the wishlist has an entry twice',
    'wishlist',
    'the wishlist has the product 2 times',
    change('GET', /\/wishlist\/$/, (list) => [...list, ...list]),
  ),
  fault(
    'the amount is in rupees',
    twoLines,
    'razorpay_amount is 1486, expected 148605 paise',
    change('POST', orders, (body) => ({
      ...body,
      razorpay_amount: Math.round(body.razorpay_amount / 100),
    })),
  ),
  fault(
    'the total is that of the first line',
    twoLines,
    'is not the sum of the lines',
    change('GET', order, (body) => ({ ...body, total_amount: body.items[0].item_total })),
  ),
  fault(
    'a line is missing',
    twoLines,
    'an order of two lines has 1 lines',
    change('GET', order, (body) => ({ ...body, items: body.items.slice(0, 1) })),
  ),
  fault(
    'a line has the price of the other',
    twoLines,
    'a line has the price',
    change('GET', order, (body) => ({
      ...body,
      items: body.items.map((item: Body) => ({
        ...item,
        product_price: body.items[0].product_price,
      })),
    })),
  ),
  fault(
    'a placed order is not listed',
    twoLines,
    'a placed order is not in the list',
    change('GET', orders, () => []),
  ),
  fault(
    'a used one-time password is accepted',
    'a one-time password is used twice',
    'a used one-time password is accepted again',
    accept('POST', /\/verify-otp\/$/),
  ),
  fault(
    'a one-time password of another address is accepted',
    'of another address',
    'the one-time password of another address is accepted',
    accept('POST', /\/verify-otp\/$/, verified),
  ),
  fault(
    'a wrong password is accepted',
    'the wrong and the right password',
    'a wrong password is accepted',
    accept('POST', /\/login\/$/, { token: { access: 'a.b.c' }, msg: 'Login successful' }),
  ),
  fault(
    'the profile is that of the first customer',
    'the wrong and the right password',
    'the profile is that of',
    stale('GET', /\/profile\/$/),
  ),
  fault(
    'the registration keeps another name',
    'a customer registers',
    'the profile has Asha',
    change('GET', /\/profile\/$/, (body) => ({ ...body, name: 'Asha' })),
  ),
  fault(
    'a token lives on after logout',
    'a session ends at logout',
    'a token is accepted after its logout',
    accept('GET', /\/profile\/$/, {
      ...{ id: 3, name: 'Asha Rao', email: 'asha@example.com', contact: null },
      ...{ address: null, state: null, city: null, postalcode: null },
    }),
  ),
  fault(
    'exp is in milliseconds',
    'the token of a login',
    'is in milliseconds, not in seconds',
    change('POST', /\/login\/$/, (body) => ({
      ...body,
      token: { access: inMilliseconds(body.token.access) },
    })),
  ),
  fault(
    'the orders are those of the first customer',
    'the token of another customer',
    "the list has another customer's orders",
    stale('GET', orders),
  ),
  fault(
    'a repeated key places another order',
    key,
    'the same Idempotency-Key and body answer with another order',
    () => {
      let calls = 0;
      return change('POST', orders, (body) => ({ ...body, id: body.id + calls++ }))();
    },
  ),
  fault(
    'a used key is accepted with another body',
    key,
    'a used Idempotency-Key with another body is accepted',
    accept('POST', orders),
  ),
  fault(
    'a key is shared by all customers',
    key,
    'the Idempotency-Key of another customer answers with their order',
    () => {
      const made: Answer[] = [];
      return (answer) => {
        if (!matches(answer, 'POST', orders) || answer.status >= 300) return answer;
        made.push(answer);
        return made.length === 4 ? (made[0] ?? answer) : answer;
      };
    },
  ),
  fault(
    'a payment can be verified only once',
    payment,
    'the same payment again answers 400',
    rejectAgain('POST', /\/verify_payment\/$/, 400, { status: 'failed', message: 'Paid already' }),
  ),
  fault(
    'an order stays pending after its payment',
    payment,
    'after a verified payment, the order has the payment_status pending',
    change('GET', order, (body) => ({ ...body, payment_status: 'pending' })),
  ),
  fault(
    'a payment pays two orders',
    payment,
    'the payment of one order pays another one',
    accept('POST', /\/verify_payment\/$/),
  ),
  fault(
    'a page repeats an entry',
    'pages of products',
    'repeat the entry',
    page(products, 2, (body, first) => [first.at(-1), ...body.slice(1)]),
  ),
  fault(
    'a page lacks an entry',
    'pages of orders',
    'lack the entry',
    page(orders, 2, (body) => body.slice(1)),
  ),
  fault(
    'the last page points to the first',
    'pages of addresses',
    'repeat the entry',
    () => (answer) =>
      matches(answer, 'GET', addressList) && !answer.headers.link && answer.body.length < 400
        ? {
            ...answer,
            headers: { ...answer.headers, link: `<${answer.path}?limit=2>; rel="next"` },
          }
        : answer,
  ),
  fault(
    'a changed list is not modified',
    'the ETag changes',
    'a changed list answers 304 to the old ETag',
    () => {
      let isKnown = false;
      let calls = 0;
      return (answer) => {
        if (!matches(answer, 'GET', products)) return answer;
        calls++;
        if (answer.status === 304) isKnown = true;
        return isKnown && calls === 4 ? { ...answer, status: 304, body: '' } : answer;
      };
    },
  ),
  fault(
    'the product page is stale',
    'the ETag changes',
    'the product is stale after a new price',
    stale('GET', /\/products\/\d+\/$/),
  ),
  fault(
    'private answers are public',
    'private answers',
    'the private answer of /api/user/orders/ may be stored',
    header(orders, 'cache-control', 'public, max-age=60'),
  ),
  fault(
    'all data of a customer may be stored',
    'private answers',
    'lacks Cache-Control: no-store',
    header(/\/my-data\/$/, 'cache-control', 'private'),
  ),
  fault(
    'send-otp names unknown addresses',
    'whether an address has an account',
    '/api/user/send-otp/ shows whether an address has an account',
    () => {
      let calls = 0;
      return change('POST', /\/send-otp\/$/, (body) =>
        calls++ === 0 ? { message: 'Welcome back' } : body,
      )();
    },
  ),
  fault(
    'login names unknown addresses',
    'whether an address has an account',
    '/api/user/login/ shows whether an address has an account',
    rejectAgain('POST', /\/login\/$/, 401, { errors: ['No such account.'] }),
  ),
];
