import type { Catalogue, Product } from './catalogue.ts';

/** Product pages ask by slug, order pages by id; a slug of digits wins over an id. */
export function productBySlugOrId(
  { bySlug, byId }: Catalogue,
  slugOrId: string,
): Product | undefined {
  return bySlug.get(slugOrId) ?? (/^\d+$/.test(slugOrId) ? byId.get(Number(slugOrId)) : undefined);
}
