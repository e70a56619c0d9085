import type { AddressInfo } from 'node:net';
import { type DescribedOperation, operations } from '../contract.ts';
import { missingOperations } from '../missing-operations.ts';
import { startTestServer } from '../test-server.ts';
import { watchDatabase } from './database-watch.ts';
import { externalRecords } from './external-records.ts';
import type { Pools } from './known-values.ts';
import { makeRecords } from './records.ts';

/** The tested server. */
export interface Subject {
  /** Without a slash at the end. */
  origin: string;
  isExternal: boolean;
  /** Tested operations. */
  operations: DescribedOperation[];
  /** Creates records of two customers. */
  makeRecords: () => Promise<{ token: string; pools: Pools }>;
  /** Returns a function that returns the tables written since its last call. */
  watch: () => Promise<() => Promise<string[]>>;
  stop: () => Promise<void>;
}

/** Starts this API with its own database. */
export async function ownSubject(): Promise<Subject> {
  // Low enough to be reached, high enough for many requests before.
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
 * Tests another server by its responses only.
 *
 * @param statesUrl sets up provider states (contracts/provider-states.md)
 */
export async function externalSubject(baseUrl: string, statesUrl: string): Promise<Subject> {
  const origin = baseUrl.replace(/\/$/, '');
  const missing = await missingOperations(origin);
  return {
    origin,
    isExternal: true,
    // Another provider serves the postal lookup.
    operations: operations.filter(
      ({ path, operationId }) => path.startsWith('/api/user/') && !missing.includes(operationId),
    ),
    makeRecords: () => externalRecords(origin, statesUrl),
    watch: async () => async () => [],
    stop: async () => {},
  };
}
