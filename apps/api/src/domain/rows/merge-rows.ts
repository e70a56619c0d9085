import { isDeepStrictEqual } from 'node:util';
import type { CommandResult } from '../command-result.ts';

/** How rows get into their table. */
interface Table<Columns> {
  add(columns: Columns): Promise<unknown>;
  change(id: number, columns: Columns): Promise<unknown>;
}

/**
 * Adds what is new by its slug and changes what is not as it shall be; what the rows do not name
 * stays.
 *
 * @param dryRun writes nothing and only says what would be done
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
  const counts = `${added} added, ${changed} changed, ${unchanged} as they were.`;
  return {
    text: dryRun ? `Nothing is written yet: ${counts}` : `Imported: ${counts}`,
    data: count,
  };
}
