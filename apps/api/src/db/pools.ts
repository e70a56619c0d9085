import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withReplicas } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { publicReader } from './replica.ts';
import * as schema from './schema.ts';

/**
 * Timeouts for connections, locks, statements and responses, so that no request waits long for a
 * database that does not respond.
 */
export const limits = {
  connectionTimeoutMillis: 2500,
  lock_timeout: 2500,
  statement_timeout: 4000,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
};
const maxConnections = 10;

/**
 * Opens separate pools for reads and writes, so that writes that wait for locks do not block reads.
 * The replica may be unreachable.
 */
export async function openPools(connectionString: string, replicaUrl?: string) {
  const bounds = await allowedLimits(connectionString);
  const [writes, reads] = [newPool(connectionString, bounds), newPool(connectionString, bounds)];
  const replica = replicaUrl
    ? newPool(replicaUrl, await allowedLimits(replicaUrl).catch(() => limits))
    : undefined;
  const routed = withReplicas(drizzle(writes, { schema }), [drizzle(reads, { schema })]);
  const db = Object.assign(routed, { transaction: transactionOn(writes) });
  return {
    db,
    readPublic: publicReader(db, replica && drizzle(replica, { schema })),
    close: async () => {
      await Promise.all([writes.end(), reads.end(), replica?.end()]);
    },
  };
}

function newPool(connectionString: string, bounds: Partial<typeof limits>): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...bounds,
    max: maxConnections,
    keepAlive: true,
    pipeline: true,
    Client: TimeoutClient,
  });
  // The pool replaces broken connections; a running query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Replaces drizzle's transaction, which keeps a connection whose `begin` has failed and sends
 * `begin` alone.
 */
function transactionOn(pool: pg.Pool): NodePgDatabase<typeof schema>['transaction'] {
  // Parsing the schema for each transaction is slow.
  const known = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  return async (work) => {
    const client = await pool.connect();
    const db =
      known.get(client) ??
      Object.assign(drizzle(client, { schema }), { transaction: rejectNested });
    known.set(client, db);
    let broken: Error | undefined;
    try {
      const begin = client.query('begin');
      begin.catch(() => {}); // the first statement fails, too
      const answer = await work(db as never);
      await begin;
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback').catch((failure) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** Its commit would commit the outer transaction. */
const rejectNested = async () => {
  throw new Error('Nested transactions are not supported.');
};

/** Returns the limits that the server accepts: PgBouncer may reject unknown startup parameters. */
async function allowedLimits(connectionString: string): Promise<Partial<typeof limits>> {
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {}); // connect reports it
  try {
    await client.connect();
    return limits;
  } catch (error) {
    if (!/unsupported startup parameter/.test((error as Error).message)) throw error;
    const { connectionTimeoutMillis, query_timeout } = limits;
    return { connectionTimeoutMillis, query_timeout };
  } finally {
    await client.end();
  }
}

/**
 * Sends statements of the same tick in one packet.
 *
 * Destroys the connection after a timeout: pg would queue the next query, also a rollback, behind
 * the missing response.
 */
class TimeoutClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it has many forms, and all are passed on
  override query(...args: any[]): any {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer: unknown = super.query(...(args as [string]));
    if (answer instanceof Promise) {
      answer.catch(({ message }: Error) => {
        if (message === 'Query read timeout') this.connection.stream.destroy();
      });
    }
    return answer;
  }
}
