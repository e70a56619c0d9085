import { isDeepStrictEqual } from 'node:util';
import type { CommandResult } from '../command-result.ts';

/** Writes rows into a table. */
interface Table<Columns> {
  add(columns: Columns): Promise<unknown>;
  change(id: number, columns: Columns): Promise<unknown>;
}

/**
 * Adds rows with new slugs and changes rows whose columns differ; other columns stay.
 *
 * @param dryRun only counts the changes
 */
export async function mergeRows<Columns extends { slug: string }>(
  rows: Columns[],
  present: (Columns & { id: number })[],
  { add, change }: Table<Columns>,
  dryRun = false,
): Promise<CommandResult> {
  const known = new Map(present.map((one) => [one.slug, one]));
  const count = { added: 0, changed: 0, unchanged: 0 };
  for (const columns of rows) {
    const old = known.get(columns.slug);
    if (!old) {
      count.added++;
      if (!dryRun) await add(columns);
    } else if (isDeepStrictEqual({ ...old, ...columns }, old)) {
      count.unchanged++;
    } else {
      count.changed++;
      if (!dryRun) await change(old.id, columns);
    }
  }
  const { added, changed, unchanged } = count;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged.`;
  return {
    text: dryRun ? `Dry run: ${counts}` : `Imported: ${counts}`,
    data: count,
  };
}
