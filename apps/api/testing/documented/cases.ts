import { productList } from '../../src/http/wire/product.ts';
import { addressForm } from '../address-form.ts';
import { type Case, inState, type Request } from './case.ts';
import { orderCases } from './order-cases.ts';

const plain =
  (request: Request = {}): Case =>
  async () =>
    request;

const signedIn = (request: Request): Case =>
  inState('a customer is signed in', ({ token = '' }) => ({ ...request, token }));

const signedInAs = (password: string, request: Request): Case =>
  inState('a customer is signed in', ({ token = '' }) => ({ ...request, token }), { password });

const email = 'documented@example.com';
const password = 'a long pass phrase';
const login = { email, password };
const message = { name: 'Asha', email, subject: 'Nets', message: 'Do you ship?' };
const form = { name: 'Asha', email, contact: '', password, confirm_password: password };

/** 'operation status' -> request, if derived.ts cannot derive it from the contract. */
export const cases: Record<string, Case> = {
  'listProducts 304': async ({ context }) => ({
    headers: { 'if-none-match': productList(await context.catalog.get()).etag },
  }),
  'getProduct 200': inState('a product has no reviews', ({ product_id = '' }) => ({
    params: { slug: product_id },
  })),
  'sendContactMessage 201': plain({ body: message }),
  'sendContactMessage 429': plain({ body: message, times: 21 }),
  'createDataRequest 201': signedIn({ body: { kind: 'erasure' } }),
  'createDataRequest 429': signedIn({ body: { kind: 'erasure' }, times: 21 }),

  'sendOtp 200': inState('an e-mail address is unknown', (body) => ({ body })),
  'sendOtp 400': plain({ body: { email: 'asha' } }),
  'sendOtp 429': inState('an e-mail address is unknown', (body) => ({ body, times: 2 })),
  'verifyOtp 200': inState('an OTP was mailed', ({ email, otp }) => ({ body: { email, otp } })),
  'verifyOtp 400': plain({ body: { email, otp: '12ab' } }),
  'verifyOtp 429': inState('an OTP was mailed', ({ email, wrong_otp: otp }) => ({
    body: { email, otp },
    times: 6,
  })),
  'checkPassword 204': plain({ body: login }),
  'register 201': inState('an e-mail address is verified', ({ email }) => ({
    body: { ...form, email },
  })),
  'register 400': plain({ body: form }),
  'register 429': plain({ body: form, times: 11 }),
  'login 200': inState('a customer is registered', () => ({ body: login }), login),
  'login 401': plain({ body: { email, password: 'a wrong one' } }),
  'login 429': plain({ body: { email, password: 'a wrong one' }, times: 3 }),
  'sendResetCode 200': inState('an e-mail address is unknown', (body) => ({ body })),
  'sendResetCode 400': plain({ body: { email: 'asha' } }),
  'sendResetCode 429': inState('an e-mail address is unknown', (body) => ({ body, times: 2 })),
  'resetPassword 200': inState('a code for a new password was mailed', ({ email, otp }) => ({
    body: { email, otp, password },
  })),
  'resetPassword 400': plain({ body: { email, otp: '123456', password } }),
  'resetPassword 429': plain({ body: { email, otp: '123456', password }, times: 11 }),
  'updateProfile 200': signedIn({ body: { name: 'Asha', contact: '' } }),
  'changePassword 200': signedInAs(password, {
    body: { current_password: password, password: 'another pass phrase' },
  }),
  'changePassword 429': signedInAs(password, {
    body: { current_password: 'a wrong one', password: 'another pass phrase' },
    times: 3,
  }),

  'listAddresses 200': inState(
    'a signed-in customer has an address',
    ({ token = '', user_id }) => ({
      token,
      params: { userId: user_id },
    }),
  ),
  'createAddress 201': signedIn({ body: addressForm }),
  'deleteAddress 204': inState(
    'a signed-in customer has an address',
    ({ token = '', address_id }) => ({
      token,
      params: { id: address_id },
    }),
  ),
  'deleteAddress 404': inState('another customer has an address', ({ token = '', address_id }) => ({
    token,
    params: { id: address_id },
  })),
  ...orderCases,

  'createReview 201': signedIn({ body: { product: 1, rating: 5, review_text: 'Good.' } }),
  'createReview 400': signedIn({ body: { product: 1, rating: 6, review_text: 'Good.' } }),
  'addToWishlist 201': signedIn({ body: { product: 1 } }),
  'addToWishlist 400': signedIn({ body: { product: '1' } }),
  'addToWishlist 404': signedIn({ body: { product: 999_999_999 } }),
  'lookupPincode 200': plain({ params: { pin: '570001' } }),
};
