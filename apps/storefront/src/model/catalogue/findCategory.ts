import type { Category } from '@parinda/api-client';

/** `/category/{x}`: x is a name in any case, or an id, so that /category/1 works. */
export function findCategory(categories: readonly Category[], x: string): Category | undefined {
  const name = x.trim().toLowerCase();
  return (
    categories.find((category) => category.name.toLowerCase() === name) ??
    categories.find((category) => String(category.id) === x)
  );
}
