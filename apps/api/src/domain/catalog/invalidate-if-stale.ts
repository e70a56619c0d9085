import type { Cached } from '../cached.ts';
import type { Catalog } from './catalog.ts';

/**
 * Gives what is to be told which of the products with these ids the database sells: it has the
 * catalogue loaded anew where that is behind. A price has changed, or one is sold no longer, or again.
 */
export async function invalidateIfStale(
  catalog: Cached<Catalog>,
  ids: number[],
): Promise<(sold: { id: number; price: number }[]) => void> {
  const { byId } = await catalog.get();
  return (sold) => {
    const prices = new Map(sold.map(({ id, price }) => [id, price]));
    if (ids.some((id) => byId.get(id)?.price !== prices.get(id))) catalog.invalidate();
  };
}
