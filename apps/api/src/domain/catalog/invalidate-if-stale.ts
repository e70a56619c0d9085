import type { Cached } from '../cached.ts';
import type { Catalog } from './catalog.ts';

/**
 * Returns a function that gets the sold products from the database and invalidates the catalog if a
 * price or the sale of one of these ids differs.
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
