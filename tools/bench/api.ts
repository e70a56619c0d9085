import { newDatabase } from '@parinda/api/testing/new-database';
import { startApi } from '@parinda/testing/servers';
import { newCustomers, type Purchase, purchaseRequests } from './purchases.ts';
import {
  cannon,
  compareServers,
  connections,
  requestsPerSecond,
  type ThroughputOptions,
} from './throughput.ts';

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
  const contest = { server, other, rounds };
  try {
    for (const path of ['/api/user/products/', '/api/user/products/?query=steel']) {
      await compareServers({
        ...contest,
        title: path,
        path,
        run: (url) => requestsPerSecond(url + path, seconds),
      });
    }
    const customers = await newCustomers(server.url, connections);
    const otherCustomers = other && (await newCustomers(other.url, connections));
    await compareServers({
      ...contest,
      title: 'orders placed and paid',
      path: '/health/live',
      run: async (url) => {
        const purchases: Purchase[] = [];
        const buyers = url === other?.url && otherCustomers ? otherCustomers : customers;
        const requests = purchaseRequests(buyers, purchases);
        const { duration } = await cannon({ url, duration: seconds, requests });
        return { 'orders/s': purchases.filter(({ isPaid }) => isPaid).length / duration };
      },
    });
  } finally {
    await Promise.all([server.stop(), other?.stop()]);
  }
}
