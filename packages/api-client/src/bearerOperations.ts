// Written by generate.ts from contracts/openapi.yaml; not to be edited.
/** The calls that carry the session token. */
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
