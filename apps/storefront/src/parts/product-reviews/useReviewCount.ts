import { api } from '@parinda/api-client';

/** How many published reviews a product has; undefined until known. */
export function useReviewCount(productId: number): number | undefined {
  return api.useListReviewsQuery({ productId }).data?.length;
}
