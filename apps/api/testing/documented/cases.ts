import { productList } from '../../src/http/wire/product.ts';
import { type Case, inState, type Request } from './case.ts';
import { orderCases } from './order-cases.ts';

const plain =
  (request: Request = {}): Case =>
  async () =>
    request;

const signedIn = (request: Request): Case =>
  inState('a customer is signed in', ({ token = '' }) => ({ ...request, token }));

const email = 'documented@example.com';
const password = 'a long pass phrase';
const login = { email, password };
const message = { name: 'Asha', email, subject: 'Nets', message: 'Do you ship?' };
const form = { name: 'Asha', email, contact: '', password, confirm_password: password };
const address = {
  ...{ full_name: 'Asha Rao', phone: '98765 43210', address: '14 Temple Street' },
  ...{ city: 'Mysuru', state: 'Karnataka', zip_code: '570001' },
};
const tooLong = 'a'.repeat(201);

/** 'operation status' -> how to get it. 401 of secured operations follows from the contract. */
export const cases: Record<string, Case> = {
  'listProducts 200': plain(),
  'listProducts 304': async ({ shop }) => ({
    headers: { 'if-none-match': productList(await shop.catalogue.get()).etag },
  }),
  'getProduct 200': inState('a product has no reviews', ({ product_id = '' }) => ({
    params: { slug: product_id },
  })),
  'getProduct 400': plain({ params: { slug: tooLong } }),
  'getProduct 404': plain({ params: { slug: 'moon-dust' } }),
  'listCategories 200': plain(),
  'listGallery 200': plain(),
  'getPageMetadata 200': plain(),
  'listBlogs 200': plain(),
  'listBlogs 400': plain({ query: { slug: tooLong } }),
  'sendContactMessage 201': plain({ body: message }),
  'sendContactMessage 400': plain({ body: {} }),
  'sendContactMessage 429': plain({ body: message, times: 21 }),

  'sendOtp 200': inState('an e-mail address is unknown', (body) => ({ body })),
  'sendOtp 400': plain({ body: { email: 'asha' } }),
  'sendOtp 429': inState('an e-mail address is unknown', (body) => ({ body, times: 2 })),
  'verifyOtp 200': inState('an OTP was mailed', ({ email, otp }) => ({ body: { email, otp } })),
  'verifyOtp 400': plain({ body: { email, otp: '12ab' } }),
  'verifyOtp 429': inState('an OTP was mailed', ({ email, wrong_otp: otp }) => ({
    body: { email, otp },
    times: 6,
  })),
  'register 201': inState('an e-mail address is verified', ({ email }) => ({
    body: { ...form, email },
  })),
  'register 400': plain({ body: form }),
  'register 429': plain({ body: form, times: 11 }),
  'login 200': inState('a customer is registered', () => ({ body: login }), login),
  'login 400': plain({ body: {} }),
  'login 401': plain({ body: { email, password: 'a wrong one' } }),
  'login 429': plain({ body: { email, password: 'a wrong one' }, times: 3 }),
  'getProfile 200': signedIn({}),

  'listAddresses 200': inState(
    'a signed-in customer has an address',
    ({ token = '', user_id }) => ({
      ...{ token, params: { userId: user_id } },
    }),
  ),
  'listAddresses 400': signedIn({ params: { userId: 'x' } }),
  'listAddresses 404': signedIn({ params: { userId: '1' } }),
  'createAddress 201': signedIn({ body: address }),
  'createAddress 400': signedIn({ body: {} }),
  'deleteAddress 204': inState(
    'a signed-in customer has an address',
    ({ token = '', address_id }) => ({
      ...{ token, params: { id: address_id } },
    }),
  ),
  'deleteAddress 400': signedIn({ params: { id: '0' } }),
  'deleteAddress 404': inState('another customer has an address', ({ token = '', address_id }) => ({
    ...{ token, params: { id: address_id } },
  })),
  ...orderCases,

  'listReviews 200': plain({ query: { product_id: '1' } }),
  'listReviews 400': plain(),
  'createReview 201': signedIn({ body: { product: 1, rating: 5, review_text: 'Good.' } }),
  'createReview 400': signedIn({ body: { product: 1, rating: 6, review_text: 'Good.' } }),
  'listUserReviews 200': signedIn({}),
  'checkWishlist 200': signedIn({ params: { productId: '1' } }),
  'checkWishlist 400': signedIn({ params: { productId: '-1' } }),
  'removeFromWishlist 204': signedIn({ params: { productId: '1' } }),
  'removeFromWishlist 400': signedIn({ params: { productId: '1.5' } }),
  'listWishlist 200': signedIn({}),
  'addToWishlist 201': signedIn({ body: { product: 1 } }),
  'addToWishlist 400': signedIn({ body: { product: '1' } }),
  'addToWishlist 404': signedIn({ body: { product: 999_999_999 } }),
  'lookupPincode 200': plain({ params: { pin: '570001' } }),
  'lookupPincode 400': plain({ params: { pin: '5'.repeat(21) } }),
};
