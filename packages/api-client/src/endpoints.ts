import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type { CallOptions } from './client.ts';
import { bearerOperations, generatedApi } from './generated.ts';
import { toRecords } from './records/toRecords.ts';

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type Records = typeof toRecords;
type WithRecords = {
  [Name in keyof Definitions]: Name extends keyof Records
    ? OverrideResultType<Definitions[Name], ReturnType<Records[Name]>>
    : Definitions[Name];
};

/** The generated client, with the record types that client.ts returns. */
const recordsApi = generatedApi.enhanceEndpoints<never, WithRecords>({
  endpoints: Object.fromEntries(
    Object.entries(toRecords).map(([name, toRecord]) => [name, { extraOptions: { toRecord } }]),
  ),
});

type Tag = 'Product' | 'Review' | 'UserReview' | 'Order' | 'Address' | 'Wishlist' | 'Profile';
const one = <T extends Tag>(type: T, id: number | string) => ({ type, id }) as const;
const all = <T extends Tag>(type: T) => ({ type, id: 'ALL' }) as const;

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

/** The client with cache tags, optimistic wishlist updates and the options of special calls. */
export const api = securedApi.enhanceEndpoints({
  endpoints: {
    listProducts: { providesTags: [all('Product')] },
    getProduct: {
      providesTags: (product) => (product ? [one('Product', product.id)] : []),
    },
    // Only 201 counts as success (2 §7).
    register: { extraOptions: { successStatus: 201 } },
    // Both may be on another host than the user API (1 §7, 2 §7).
    getPageMetadata: { extraOptions: { host: 'page' } },
    lookupPincode: { extraOptions: { host: 'pincode', toRecord: toRecords.lookupPincode } },

    // Without an answer the backend has no optional operation.
    getCapabilities: {
      extraOptions: { toRecord: toRecords.getCapabilities, isErrorHandledByCaller: true },
      keepUnusedDataFor: 3600,
    },

    // The caller does not wait for the answer.
    logout: { extraOptions: { isBearer: true, isErrorHandledByCaller: true, keepalive: true } },

    getProfile: { providesTags: [all('Profile')] },
    updateProfile: { invalidatesTags: (user) => (user ? [all('Profile')] : []) },

    listAddresses: { providesTags: [all('Address')] },
    createAddress: { invalidatesTags: (address) => (address ? [all('Address')] : []) },
    deleteAddress: { invalidatesTags: [all('Address')] },

    listOrders: { providesTags: [all('Order')] },
    getOrder: { providesTags: (_order, _error, { id }) => [one('Order', id)] },
    createOrder: { invalidatesTags: (order) => (order ? [all('Order')] : []) },
    verifyPayment: {
      extraOptions: { isBearer: true, isErrorHandledByCaller: true },
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
