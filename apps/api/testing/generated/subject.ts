import type { AddressInfo } from 'node:net';
import { type DescribedOperation, operations } from '../contract.ts';
import { startTestServer } from '../test-server.ts';
import { watchDatabase } from './database-watch.ts';
import { externalRecords } from './external-records.ts';
import type { Pools } from './known-values.ts';
import { makeRecords } from './records.ts';

/** Whose answers to generated requests are judged. */
export interface Subject {
  /** Without a slash at the end. */
  origin: string;
  isExternal: boolean;
  /** What it is asked for. */
  operations: DescribedOperation[];
  /** A customer who has some of everything, and what others have. */
  makeRecords: () => Promise<{ token: string; pools: Pools }>;
  /** Watches what is kept from now on; the names of the tables that have changed since last asked. */
  watch: () => Promise<() => Promise<string[]>>;
  stop: () => Promise<void>;
}

/** This API, on a database of its own. */
export async function ownSubject(): Promise<Subject> {
  // Low enough to be reached, high enough that much happens before.
  const limits = {
    LOGIN_FAILURES: '3',
    OTPS_PER_HOUR: '10',
    CONTACTS_PER_HOUR: '20',
    ORDERS_PER_HOUR: '2',
  };
  const test = await startTestServer(limits);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`,
    isExternal: false,
    operations,
    makeRecords: () => makeRecords(test.context),
    watch: async () => (await watchDatabase(test.context.db)).changes,
    stop: () => test.close(),
  };
}

/**
 * Somebody else's, by what it answers alone.
 *
 * @param statesUrl where it takes states (contracts/provider-states.md)
 */
export function externalSubject(baseUrl: string, statesUrl: string): Subject {
  const origin = baseUrl.replace(/\/$/, '');
  return {
    origin,
    isExternal: true,
    // The postal lookup is another provider's.
    operations: operations.filter(({ path }) => path.startsWith('/api/user/')),
    makeRecords: () => externalRecords(origin, statesUrl),
    watch: async () => async () => [],
    stop: async () => {},
  };
}
