import type { Catalog, Product } from './catalog.ts';

/** Product pages ask by slug, order pages by id; a slug of digits wins over an id. */
export function productBySlugOrId(
  { bySlug, byId }: Catalog,
  slugOrId: string,
): Product | undefined {
  return bySlug.get(slugOrId) ?? (/^\d+$/.test(slugOrId) ? byId.get(Number(slugOrId)) : undefined);
}
