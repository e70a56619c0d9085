import { newDatabase } from '@parinda/api/testing/new-database';
import { startApi } from '@parinda/testing/servers';
import { compareServers, requestsPerSecond, type ThroughputOptions } from './throughput.ts';

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

export async function api({ rounds, seconds, baseline }: ThroughputOptions): Promise<void> {
  const server = await startOnNewDatabase();
  const other = baseline ? await startOnNewDatabase(baseline) : undefined;
  try {
    for (const path of ['/api/user/products/', '/api/user/products/?query=steel']) {
      await compareServers({
        server,
        other,
        rounds,
        title: path,
        path,
        run: (url) => requestsPerSecond(url + path, seconds),
      });
    }
  } finally {
    await Promise.all([server.stop(), other?.stop()]);
  }
}
