import type { Db } from './db.ts';

const retryable = new Set(['40001', '40P01']); // serialisation failure, deadlock
const maxAttempts = 5;

/**
 * Runs `work` in a transaction and repeats the whole of it when the database asks for that.
 * `work` uses `tx` only and touches nothing outside the database: no mail, no network. Statements
 * that need not wait for each other it asks `together`.
 */
export async function withTx<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt === maxAttempts || !retryable.has(sqlState(error) ?? '')) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/**
 * Waits for statements of one transaction that were asked at once: they go to the database in one
 * packet. When one fails all have ended before this throws, so that none comes after the rollback.
 */
export async function pipeline<T extends unknown[]>(
  statements: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  // drizzle's queries are asked whenever somebody waits for them: this does once.
  const promises = statements.map((one) => Promise.resolve(one));
  try {
    return (await Promise.all(promises)) as { [K in keyof T]: Awaited<T[K]> };
  } finally {
    await Promise.allSettled(promises);
  }
}

/** The database's five-character error code, also when drizzle has wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}
