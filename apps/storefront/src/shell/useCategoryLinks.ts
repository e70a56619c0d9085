import { api } from '@parinda/api-client';
import { href } from '../shared/routing/paths.ts';

/** Returns links to all categories; empty while loading and after an error (1 §8). */
export function useCategoryLinks(): { label: string; href: string }[] {
  const { data: categories = [] } = api.useListCategoriesQuery();
  return categories.map(({ name }) => ({
    label: name,
    href: href('category', { categoryName: name }),
  }));
}
