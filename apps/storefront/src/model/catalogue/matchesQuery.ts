import type { ProductSummary } from '@parinda/api-client';

/** Whether a text contains the trimmed search text, in any letter case. */
export function holdsText(where: string, wanted: string): boolean {
  return where.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Case-insensitive substring of the title or the long description (1 §5). */
export function matchesQuery(product: ProductSummary, query: string): boolean {
  return holdsText(product.title, query) || holdsText(product.longDescription, query);
}
