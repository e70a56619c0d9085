import type { Category, ProductSummary } from '@parinda/api-client';
import type { Suggestion } from '@parinda/ui/search-suggestions';
import { holdsText } from '../model/catalogue/matchesQuery.ts';
import { searchProducts } from '../model/catalogue/search/searchProducts.ts';
import { formatCardPrice } from '../shared/money.ts';
import { href } from '../shared/routing/paths.ts';

const fewestLetters = 2;
const mostCategories = 3;
const mostProducts = 6;

export interface Suggestions {
  suggestions: Suggestion[];
  /** Says that nothing fits, if the suggestions are only near. */
  notice?: string;
}

const ofCategory = ({ name }: Category): Suggestion => ({
  label: name,
  hint: 'Category',
  href: href('category', { categoryName: name }),
});

const ofProduct = ({ title, slug, category, image, price }: ProductSummary): Suggestion => ({
  label: title,
  hint: category,
  price: formatCardPrice(price),
  picture: image ?? undefined,
  href: href('product', { slug }),
});

/**
 * Returns suggestions for a search text: categories, then products in the order of the search. If
 * nothing fits, they are the nearest products, or else all categories. Returns nothing for fewer
 * than two letters.
 */
export function suggestionsFor(
  text: string,
  categories: readonly Category[],
  products: readonly ProductSummary[],
): Suggestions {
  if (text.trim().length < fewestLetters || products.length === 0) return { suggestions: [] };
  const { found, isOnlyMentioned, nearest } = searchProducts(products, text);
  const named = categories.filter(({ name }) => holdsText(name, text));
  const ofFirst = categories.filter(({ name }) => !isOnlyMentioned && name === found[0]?.category);
  const chosen = (named.length > 0 ? named : ofFirst).slice(0, mostCategories);
  if (chosen.length > 0 || found.length > 0) {
    const fitting = [...chosen.map(ofCategory), ...found.slice(0, mostProducts).map(ofProduct)];
    return isOnlyMentioned
      ? { suggestions: fitting, notice: `We don't sell products for "${text.trim()}".` }
      : { suggestions: fitting };
  }
  const none = `No products found for "${text.trim()}".`;
  return nearest.length > 0
    ? { suggestions: nearest.map(ofProduct), notice: `${none} Similar products:` }
    : { suggestions: categories.map(ofCategory), notice: `${none} Our categories:` };
}
