import type { Db } from './db.ts';

const retryable = new Set(['40001', '40P01']); // serialization failure, deadlock
const maxAttempts = 5;

/**
 * Runs `work` in a transaction and repeats it after a serialization failure or deadlock. `work`
 * must use only `tx`, and send no mail or request. Independent statements run in a `pipeline`.
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
 * Runs the statements of a transaction in one packet. Waits for all of them before it throws, so
 * that none runs after the rollback.
 */
export async function pipeline<T extends unknown[]>(
  statements: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  // A drizzle query runs at each `then`; a promise runs it once.
  const promises = statements.map((one) => Promise.resolve(one));
  try {
    return (await Promise.all(promises)) as { [K in keyof T]: Awaited<T[K]> };
  } finally {
    await Promise.allSettled(promises);
  }
}

/** Returns the SQLSTATE of an error, also of one that drizzle has wrapped. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}
