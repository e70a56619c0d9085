import type { Category, ProductSummary } from '@parinda/api-client';
import type { Suggestion } from '@parinda/ui/search-suggestions';
import { holdsText, matchesQuery } from '../model/catalogue/matchesQuery.ts';
import { href } from '../shared/routing/paths.ts';

const fewestLetters = 2;
const mostCategories = 3;
const mostProducts = 6;

/**
 * Returns suggestions for a search text: categories, then products that the search would find,
 * title matches first. Returns nothing for fewer than two letters.
 */
export function suggestionsFor(
  text: string,
  categories: readonly Category[],
  products: readonly ProductSummary[],
): Suggestion[] {
  if (text.trim().length < fewestLetters) return [];
  const found = products.filter((product) => matchesQuery(product, text));
  const isNamedSo = ({ title }: ProductSummary) => holdsText(title, text);
  return [
    ...categories
      .filter(({ name }) => holdsText(name, text))
      .slice(0, mostCategories)
      .map(({ name }) => ({
        label: name,
        hint: 'Category',
        href: href('category', { categoryName: name }),
      })),
    ...[...found.filter(isNamedSo), ...found.filter((product) => !isNamedSo(product))]
      .slice(0, mostProducts)
      .map(({ title, slug }) => ({ label: title, href: href('product', { slug }) })),
  ];
}
