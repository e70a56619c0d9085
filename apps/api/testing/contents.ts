import { sql } from 'drizzle-orm';
import { connect, type DatabaseOptions } from '../src/db/connect.ts';

type Row = Record<string, unknown>;
type Ask = (statement: string) => Promise<Row[]>;

export type Contents = Record<string, string[]>;

/** Returns the sorted rows of every table, and the last value of every sequence. */
export async function contentsOf(query: Ask): Promise<Contents> {
  await query("set timezone = 'UTC'");
  const tables = await query("select tablename from pg_tables where schemaname = 'public'");
  const contents: Contents = {};
  for (const { tablename } of tables) {
    const rows = await query(`select all_rows::text as row from ${tablename} all_rows`);
    contents[String(tablename)] = rows.map(({ row }) => String(row)).sort();
  }
  const sequences = await query(
    "select sequencename || ' ' || coalesce(last_value, 0) as row from pg_sequences where schemaname = 'public'",
  );
  return { ...contents, sequences: sequences.map(({ row }) => String(row)).sort() };
}

export const rowCount = ({ sequences, ...tables }: Contents): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);

/** Returns the contents of a database after its migration. */
export async function contentsAt(options: DatabaseOptions): Promise<Contents> {
  const { db, close } = await connect(options);
  const ask: Ask = async (statement) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
  return contentsOf(ask).finally(close);
}
