import { Invalid, NotFound } from '../errors.ts';

/** Input of a remove command: slugs or all. */
export interface Removal {
  slugs: string[];
  all?: boolean | undefined;
}

/**
 * Returns the rows to remove. Throws Invalid without a choice, and NotFound with one line for each
 * unknown slug.
 *
 * @param kind such as 'product'
 * @param read reads the rows with these slugs; undefined: all rows
 */
export async function chosenRows<Row extends { slug: string }>(
  { slugs, all }: Removal,
  kind: string,
  read: (slugs: string[] | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  if ((slugs.length === 0) === !all) throw new Invalid(`Missing ${kind}. Give slugs or --all.`);
  const rows = await read(all ? undefined : slugs);
  const known = new Set(rows.map(({ slug }) => slug));
  const unknown = slugs.filter((slug) => !known.has(slug));
  if (unknown.length === 0) return rows;
  const lines = unknown.map((slug) => `There is no ${kind} ${slug}`);
  throw new NotFound(['Nothing was removed:', ...lines].join('\n'));
}
