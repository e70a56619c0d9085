import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The empty API that generated.ts injects endpoints into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Needs `setupListeners` of RTK Query.
  refetchOnReconnect: true,
  tagTypes: ['Product', 'Review', 'UserReview', 'Order', 'Address', 'Wishlist', 'Profile'],
  endpoints: () => ({}),
});
