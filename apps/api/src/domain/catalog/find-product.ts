import type { Catalog, Product } from './catalog.ts';

/** Finds a product by slug, or by id if no slug matches: order pages use ids. */
export function productBySlugOrId(
  { bySlug, byId }: Catalog,
  slugOrId: string,
): Product | undefined {
  return bySlug.get(slugOrId) ?? (/^\d+$/.test(slugOrId) ? byId.get(Number(slugOrId)) : undefined);
}
