import type { bearerOperations } from '../src/generated.ts';
import { api } from '../src/index.ts';
import { expectError, interaction } from './interaction.ts';
import { errorBody } from './matchers.ts';
import type { Dispatch } from './provider.ts';

const newAddress = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
};
const newProfile = { name: 'Asha Rao', contact: '98765 43210' };
const newPassword = { current_password: 'a long pass phrase', password: 'another pass phrase' };
const newRequest = { kind: 'erasure' } as const;
const newOrder = { address: 5, items: [{ product: 7, quantity: 1 }] };
const newReview = { product: 7, rating: 5, review_text: 'No pigeons.' };
const paymentProof = {
  razorpay_payment_id: 'pay_Sandbox00000001',
  razorpay_order_id: 'order_Sandbox00000041',
  razorpay_signature: '0'.repeat(64),
};

const { endpoints } = api;
type Call = (dispatch: Dispatch) => PromiseLike<Parameters<ReturnType<typeof expectError>>[0]>;
type Row = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown, call: Call];

/** The calls that need a session. */
const calls: Record<(typeof bearerOperations)[number], Row> = {
  logout: ['POST', 'logout/', undefined, (go) => go(endpoints.logout.initiate())],
  getProfile: ['GET', 'profile/', undefined, (go) => go(endpoints.getProfile.initiate())],
  updateProfile: [
    ...(['PATCH', 'profile/', newProfile] as const),
    (go) => go(endpoints.updateProfile.initiate({ body: newProfile })),
  ],
  changePassword: [
    ...(['POST', 'change-password/', newPassword] as const),
    (go) => go(endpoints.changePassword.initiate({ body: newPassword })),
  ],
  getMyData: ['GET', 'my-data/', undefined, (go) => go(endpoints.getMyData.initiate())],
  createDataRequest: [
    ...(['POST', 'data-requests/', newRequest] as const),
    (go) => go(endpoints.createDataRequest.initiate({ dataRequest: newRequest })),
  ],
  listAddresses: [
    ...(['GET', 'addresses/3/', undefined] as const),
    (go) => go(endpoints.listAddresses.initiate({ userId: 3 })),
  ],
  createAddress: [
    ...(['POST', 'addresses/', newAddress] as const),
    (go) => go(endpoints.createAddress.initiate({ newAddress })),
  ],
  deleteAddress: [
    ...(['DELETE', 'addresses/delete/5/', undefined] as const),
    (go) => go(endpoints.deleteAddress.initiate({ id: 5 })),
  ],
  listOrders: ['GET', 'orders/', undefined, (go) => go(endpoints.listOrders.initiate())],
  createOrder: [
    ...(['POST', 'orders/', newOrder] as const),
    (go) => go(endpoints.createOrder.initiate({ newOrder })),
  ],
  getOrder: [
    ...(['GET', 'orders/41/', undefined] as const),
    (go) => go(endpoints.getOrder.initiate({ id: 41 })),
  ],
  verifyPayment: [
    ...(['POST', 'orders/41/verify_payment/', paymentProof] as const),
    (go) => go(endpoints.verifyPayment.initiate({ id: 41, paymentProof })),
  ],
  createReview: [
    ...(['POST', 'reviews/', newReview] as const),
    (go) => go(endpoints.createReview.initiate({ newReview })),
  ],
  listUserReviews: [
    ...(['GET', 'user-reviews/', undefined] as const),
    (go) => go(endpoints.listUserReviews.initiate()),
  ],
  checkWishlist: [
    ...(['GET', 'wishlist/7', undefined] as const),
    (go) => go(endpoints.checkWishlist.initiate({ productId: 7 })),
  ],
  removeFromWishlist: [
    ...(['DELETE', 'wishlist/7/', undefined] as const),
    (go) => go(endpoints.removeFromWishlist.initiate({ productId: 7 })),
  ],
  listWishlist: ['GET', 'wishlist/', undefined, (go) => go(endpoints.listWishlist.initiate())],
  addToWishlist: [
    ...(['POST', 'wishlist/', { product: 7 }] as const),
    (go) => go(endpoints.addToWishlist.initiate({ body: { product: 7 } })),
  ],
};

for (const [operation, [method, path, body, call]] of Object.entries(calls)) {
  // Spec: 2 §6
  interaction(`${operation} with an expired session`, {
    session: 'expired',
    request: { method, path: `/api/user/${path}`, body },
    response: { status: 401, body: errorBody.message('Please log in.') },
    call,
    check: expectError(401, 'Please log in.'),
  });
}

interaction('listOrders without a session', {
  request: { method: 'GET', path: '/api/user/orders/' },
  response: { status: 401, body: errorBody.message('Please log in.') },
  call: (dispatch) => dispatch(api.endpoints.listOrders.initiate()),
  check: expectError(401, 'Please log in.'),
});
