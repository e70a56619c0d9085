/**
 * Keys of the calls that were made before anybody needs their answers. Nothing is said of one that
 * fails: the page that needs it, or the shop itself, asks again. Emptied when a page is gone to.
 */
export const callsAhead = new Set<string>();

/** The part of the shop's state that tells of calls. */
export interface KeptCalls {
  api: { queries: Record<string, { requestId?: string } | undefined> };
}

/**
 * Waits for such a call. One that was on its way already is a page's that waits for it: should it fail,
 * that is said.
 */
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
