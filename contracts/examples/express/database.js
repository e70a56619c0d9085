// PostgreSQL inside this process, so that the example runs alone; a `pg.Pool` has the same `query`.
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** @param folder where it lies; without one it is gone with the process */
export async function openDatabase(folder) {
  const pglite = await PGlite.create(folder);
  await pglite.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  return { ...queriesOf(pglite), close: () => pglite.close() };
}

function queriesOf(connection) {
  const all = async (sql, ...values) => (await connection.query(sql, values)).rows;
  return {
    all,
    /** The first row, or undefined. */
    one: async (sql, ...values) => (await all(sql, ...values))[0],
    /** Everything that `work` writes, or nothing of it. */
    whole: (work) => connection.transaction((transaction) => work(queriesOf(transaction))),
  };
}
