/**
 * Cache keys of prefetches. Their errors show no notice: the page that needs the data fetches it
 * again. Cleared at each navigation.
 */
export const callsAhead = new Set<string>();

/** The part of the state with the API calls. */
export interface KeptCalls {
  api: { queries: Record<string, { requestId?: string } | undefined> };
}

/** Waits for a prefetch. Does not mark a call that a page has already started, so that its error is shown. */
export async function askedAhead<
  Asked extends PromiseLike<unknown> & { queryCacheKey: string; requestId: string },
>(asked: Asked, { getState }: { getState: () => KeptCalls }): Promise<Awaited<Asked>> {
  const { queryCacheKey: key, requestId } = asked;
  const isFirst = getState().api.queries[key]?.requestId === requestId;
  if (isFirst) callsAhead.add(key);
  const answer = await asked;
  if (isFirst) callsAhead.delete(key);
  return answer;
}
