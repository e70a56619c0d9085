import { recordsApi } from './answers.ts';
import type { CallOptions } from './baseQuery.ts';
import { bearerOperations } from './bearerOperations.ts';
import { toRecords } from './records/toRecords.ts';

type Tag = 'Product' | 'Review' | 'UserReview' | 'Order' | 'Address' | 'Wishlist' | 'Profile';
const one = <T extends Tag>(type: T, id: number | string) => ({ type, id }) as const;
const all = <T extends Tag>(type: T) => ({ type, id: 'ALL' }) as const;

/** The contract says which calls are bearer calls. */
const securedApi = recordsApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    bearerOperations.map((name) => [
      name,
      (definition: { extraOptions?: CallOptions }) => {
        definition.extraOptions = { ...definition.extraOptions, isBearer: true };
      },
    ]),
  ),
});

/**
 * The client with its cache rules: what a call provides, what a write makes stale, and the wishlist
 * heart that answers at once and takes it back when the server refuses. A call that is made in
 * another way than the others says so in its extraOptions.
 */
export const api = securedApi.enhanceEndpoints({
  endpoints: {
    listProducts: { providesTags: [all('Product')] },
    getProduct: {
      providesTags: (product) => (product ? [one('Product', product.id)] : []),
    },
    // Registration has succeeded on 201 alone (2 §7).
    register: { extraOptions: { successStatus: 201 } },
    // Page metadata lives on the page's own host, the postal lookup on its own (1 §7, 2 §7).
    getPageMetadata: { extraOptions: { host: 'page' } },
    lookupPincode: { extraOptions: { host: 'pincode', toRecord: toRecords.lookupPincode } },

    getProfile: { providesTags: [all('Profile')] },

    listAddresses: { providesTags: [all('Address')] },
    createAddress: { invalidatesTags: (address) => (address ? [all('Address')] : []) },
    deleteAddress: { invalidatesTags: [all('Address')] },

    listOrders: { providesTags: [all('Order')] },
    getOrder: { providesTags: (_order, _error, { id }) => [one('Order', id)] },
    createOrder: { invalidatesTags: (order) => (order ? [all('Order')] : []) },
    // Whoever calls it repeats it until it is answered, and says so in the page.
    verifyPayment: {
      extraOptions: { isBearer: true, isRepeated: true },
      invalidatesTags: (_proof, _error, { id }) => [all('Order'), one('Order', id)],
    },

    listReviews: { providesTags: (_reviews, _error, { productId }) => [one('Review', productId)] },
    listUserReviews: { providesTags: [all('UserReview')] },
    createReview: {
      invalidatesTags: (review) =>
        review
          ? [
              one('Review', review.productId),
              one('Product', review.productId),
              all('Product'),
              all('UserReview'),
            ]
          : [],
    },

    listWishlist: { providesTags: [all('Wishlist')] },
    checkWishlist: {
      providesTags: (_answer, _error, { productId }) => [one('Wishlist', productId)],
    },
    addToWishlist: {
      invalidatesTags: (_entry, _error, { body }) => [
        all('Wishlist'),
        one('Wishlist', body.product),
      ],
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(setWishlisted(body.product, true));
        queryFulfilled.catch(patch.undo);
      },
    },
    removeFromWishlist: {
      invalidatesTags: (_none, _error, { productId }) => [
        all('Wishlist'),
        one('Wishlist', productId),
      ],
      onQueryStarted: ({ productId }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(setWishlisted(productId, false));
        queryFulfilled.catch(patch.undo);
      },
    },
  },
});

function setWishlisted(productId: number, isWishlisted: boolean) {
  return recordsApi.util.updateQueryData('checkWishlist', { productId }, () => isWishlisted);
}
