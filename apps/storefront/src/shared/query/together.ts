import type { Query } from './Loaded.tsx';

/** Combines two queries: loaded when both are, failed when one has. */
export function together<A, B>(a: Query<A>, b: Query<B>): Query<[A, B]> {
  const isWhole = a.currentData !== undefined && b.currentData !== undefined;
  return {
    currentData: isWhole ? [a.currentData as A, b.currentData as B] : undefined,
    isError: a.isError || b.isError,
  };
}
