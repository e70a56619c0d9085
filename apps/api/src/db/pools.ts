import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withReplicas } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { publicReader } from './replica.ts';
import * as schema from './schema.ts';

/**
 * No call waits long for a database that does not answer: for a connection, new or free, for a lock, for
 * a statement there, and for its answer here, which may never come from one that is frozen.
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
 * Reads have connections of their own: writes that wait for each other do not hold them up. A replica
 * may be away at the start.
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
  // One that breaks is replaced at the next query; where a query is under way, that query tells.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * drizzle's own keeps a connection for ever whose `begin` has failed, and waits for each `begin` alone:
 * here it goes with the first statement.
 */
function transactionOn(pool: pg.Pool): NodePgDatabase<typeof schema>['transaction'] {
  // Reading the schema anew for each transaction would cost more than many of them.
  const known = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  return async (work) => {
    const client = await pool.connect();
    const db =
      known.get(client) ??
      Object.assign(drizzle(client, { schema }), { transaction: rejectNested });
    known.set(client, db);
    let broken: Error | undefined;
    try {
      const begun = client.query('begin');
      begun.catch(() => {}); // the first statement has failed too
      const answer = await work(db as never);
      await begun;
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

/** Its commit would be that of the one around it. */
const rejectNested = async () => {
  throw new Error('A transaction holds no other.');
};

/** A pooler such as PgBouncer may know nothing of the limits that PostgreSQL keeps: then ours alone count. */
async function allowedLimits(connectionString: string): Promise<Partial<typeof limits>> {
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {}); // connect tells
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
 * What is asked at once goes in one packet, and is answered in turn: each costs what a statement does.
 *
 * A connection whose answer has not come in time is given up: pg itself would keep it, and what is asked
 * on it next, be it the rollback, would wait behind that answer.
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
