/**
 * Keys of the calls that were made before anybody needs their answers. Nothing is said of one that
 * fails: the page that needs it, or the shop itself, asks again. Emptied when a page is gone to.
 */
export const callsAhead = new Set<string>();

/** Waits for such a call. */
export async function askedAhead<Asked extends PromiseLike<unknown> & { queryCacheKey: string }>(
  asked: Asked,
): Promise<Awaited<Asked>> {
  callsAhead.add(asked.queryCacheKey);
  const answer = await asked;
  callsAhead.delete(asked.queryCacheKey);
  return answer;
}
