import type { ProductSummary } from '@parinda/api-client';

/** What a category is of, in the singular: 'Bird Spikes' -> 'spike'. */
const subjectOf = (category: string): string =>
  /(\p{L}+?)s?$/u.exec(category.trim().toLowerCase())?.[1] ?? '';

/** How much a product is about a subject: its title says more than its description. */
function weightOf(subject: string, product: ProductSummary): number {
  if (!subject) return 0;
  const names = new RegExp(String.raw`(?<!\p{L})${subject}s?(?!\p{L})`, 'iu');
  const texts = [product.longDescription, product.shortDescription, product.title];
  return texts.findLastIndex((text) => names.test(text)) + 1;
}

/**
 * Products that are bought together with one: of another kind, and one of the two is about the
 * other's kind, as glue for spikes. The catalogue has no other word on it. What names it first, then
 * bestsellers, then what is rated best.
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

/** What stands beside a product's description: what sells best, where nothing goes with it. */
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
