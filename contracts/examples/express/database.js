// Embedded PostgreSQL, so that the example needs no server. `pg.Pool` has the same `query`.
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** @param folder data folder; in memory by default */
export async function openDatabase(folder) {
  const pglite = await PGlite.create(folder);
  await pglite.exec(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  return { ...queriesOf(pglite), close: () => pglite.close() };
}

function queriesOf(connection) {
  const all = async (sql, ...values) => (await connection.query(sql, values)).rows;
  return {
    all,
    /** Returns the first row or undefined. */
    one: async (sql, ...values) => (await all(sql, ...values))[0],
    /** Runs `work` in a transaction. */
    transaction: (work) => connection.transaction((transaction) => work(queriesOf(transaction))),
  };
}
