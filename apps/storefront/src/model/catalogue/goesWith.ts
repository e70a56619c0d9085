import type { ProductSummary } from '@parinda/api-client';

/** Returns the singular of a category's last word: 'Bird Spikes' -> 'spike'. */
const subjectOf = (category: string): string =>
  /(\p{L}+?)s?$/u.exec(category.trim().toLowerCase())?.[1] ?? '';

/**
 * Returns how closely a product relates to a subject: a match in the title weighs more than one in
 * a description.
 */
function weightOf(subject: string, product: ProductSummary): number {
  if (!subject) return 0;
  const names = new RegExp(String.raw`(?<!\p{L})${subject}s?(?!\p{L})`, 'iu');
  const texts = [product.longDescription, product.shortDescription, product.title];
  return texts.findLastIndex((text) => names.test(text)) + 1;
}

/**
 * Returns products that complement this one: they are of another category, and one of the two
 * mentions the other's category, such as glue for spikes. The catalog has no explicit relation.
 * Sorted by the strength of the match, then bestsellers, then rating.
 */
export function goesWith(
  product: ProductSummary,
  products: readonly ProductSummary[],
  most: number,
): ProductSummary[] {
  const subject = subjectOf(product.category);
  return products
    .map((other) => {
      const otherSubject = subjectOf(other.category);
      const isOfItsKind = other.id === product.id || otherSubject === subject;
      const weight = isOfItsKind
        ? 0
        : Math.max(weightOf(subject, other), weightOf(otherSubject, product));
      return { other, weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        Number(b.other.isBestseller) - Number(a.other.isBestseller) ||
        (b.other.rating ?? 0) - (a.other.rating ?? 0),
    )
    .slice(0, most)
    .map(({ other }) => other);
}

/** Returns recommendations for a product's page: complements, or else bestsellers. */
export function besideProduct(
  product: ProductSummary,
  products: readonly ProductSummary[],
  most: number,
) {
  const companions = goesWith(product, products, most);
  if (companions.length) return { why: 'goesWithIt', chosen: companions } as const;
  const bestsellers = products.filter((other) => other.isBestseller && other.id !== product.id);
  return { why: 'sellsBest', chosen: bestsellers.slice(0, most) } as const;
}
