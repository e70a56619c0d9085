import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/db/connect.ts';
import * as schema from '../../src/db/schema.ts';

/** Rejected requests change the first two; reading an unpaid order changes the third. */
const counters = new Set<string>([
  getTableName(schema.rateLimits),
  getTableName(schema.otps),
  getTableName(schema.paymentChecks),
]);

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !counters.has(name));

/**
 * Watches the database for writes. The transaction number of PostgreSQL shows whether anything was
 * written; then each table is checked for new rows and its row count.
 */
export async function watchDatabase(db: Db) {
  const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows;
  const nextTransaction = async () =>
    Number((await rowsOf('select pg_snapshot_xmax(pg_current_snapshot())::text as next'))[0]?.next);
  const state = async (since: number) => {
    const ofEach = tables.map(
      (table) =>
        `select '${table}' as name, count(*)::int as rows,
           count(*) filter (where xmin::text::bigint >= ${since})::int as fresh from "${table}"`,
    );
    return rowsOf(ofEach.join(' union all '));
  };

  let next = await nextTransaction();
  let before = await state(next);
  return {
    /** Returns the tables that were written since the last call. */
    async changes(): Promise<string[]> {
      const now = await nextTransaction();
      if (now === next) return [];
      const after = await state(next);
      const changed = after.filter(
        ({ name, rows, fresh }) =>
          fresh !== 0 || rows !== before.find((one) => one.name === name)?.rows,
      );
      next = now;
      before = after;
      return changed.map(({ name }) => String(name));
    },
  };
}
