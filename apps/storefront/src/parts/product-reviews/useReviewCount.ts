import { api } from '@parinda/api-client';

/** Returns the number of published reviews of a product; undefined while loading. */
export function useReviewCount(productId: number): number | undefined {
  return api.useListReviewsQuery({ productId }).data?.length;
}
