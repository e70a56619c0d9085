import type { Category } from '@parinda/api-client';

/** Finds the category of `/category/{x}`: x is a name in any letter case, or an id. */
export function findCategory(categories: readonly Category[], x: string): Category | undefined {
  const name = x.trim().toLowerCase();
  return (
    categories.find((category) => category.name.toLowerCase() === name) ??
    categories.find((category) => String(category.id) === x)
  );
}
