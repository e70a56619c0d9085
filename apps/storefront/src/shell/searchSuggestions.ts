import type { Category, ProductSummary } from '@parinda/api-client';
import type { Suggestion } from '@parinda/ui/search-suggestions';
import { holdsText, matchesQuery } from '../model/catalogue/matchesQuery.ts';
import { href } from '../shared/routing/paths.ts';

const fewestLetters = 2;
const mostCategories = 3;
const mostProducts = 6;

/**
 * What is offered for a text while it is typed: categories, then products that a search for it would
 * find, first those that have it in their names; nothing for less than two letters.
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
