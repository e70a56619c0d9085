import { newDatabase } from '@parinda/api/testing/new-database';
import { startApi } from '@parinda/testing/servers';

export const env = { PACT_STATES: '1', ORDERS_PER_HOUR: '1000000', LOG_LEVEL: 'error' };

/** Uses PostgreSQL if TEST_DATABASE_URL names one, otherwise the embedded database. */
export async function startOnNewDatabase(
  checkout?: string,
  more: NodeJS.ProcessEnv = {},
  start = startApi,
) {
  const postgres = process.env.TEST_DATABASE_URL;
  const database = postgres ? await newDatabase(postgres) : undefined;
  const server = await start({ ...env, ...more, DATABASE_URL: database?.url }, checkout);
  return { ...server, stop: () => server.stop().finally(database?.drop) };
}

/** Returns TEST_DATABASE_URL. Throws when it is not set. */
export function requirePostgres(): string {
  const postgres = process.env.TEST_DATABASE_URL;
  if (postgres) return postgres;
  throw new Error('Set TEST_DATABASE_URL to a PostgreSQL.');
}
