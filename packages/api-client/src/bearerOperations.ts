// Written by generate.ts from contracts/openapi.yaml. Do not edit.
/** Operations that send the session token. */
export const bearerOperations = [
  'addToWishlist',
  'checkWishlist',
  'createAddress',
  'createOrder',
  'createReview',
  'deleteAddress',
  'getOrder',
  'getProfile',
  'listAddresses',
  'listOrders',
  'listUserReviews',
  'listWishlist',
  'removeFromWishlist',
  'verifyPayment',
] as const;
