import { createHash, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { readConfig } from '@parinda/api/config';
import { startServer } from '@parinda/api/server';
import { newDatabase } from '@parinda/api/testing/new-database';
import { type Statement, watchStatements } from '@parinda/api/testing/watch-statements';
import { startApi } from '@parinda/testing/servers';
import pg from 'pg';
import { buy, newCustomers, newPurchase } from '../outages/purchases.ts';
import { env, requirePostgres } from './database.ts';
import { compare, type Figures } from './measure.ts';

interface OrdersOptions {
  rounds: number;
  seconds: number;
}

type Customer = Awaited<ReturnType<typeof newCustomers>>[number];

/** The statements of an order with its payment, and the id of the order. */
interface Recording {
  statements: Statement[];
  orderId: string;
}

const customerCount = 8;

/** Compares orders with their payments through the API with their statements alone. */
export async function orders({ rounds, seconds }: OrdersOptions): Promise<void> {
  const database = await newDatabase(requirePostgres());
  // Both servers accept the tokens of the customers.
  const settings = {
    ...env,
    DATABASE_URL: database.url,
    JWT_SECRET: 'one secret for both servers of the benchmark',
  };
  const pool = new pg.Pool({ connectionString: database.url, max: customerCount });
  const { customers, recordings } = await record(settings, pool);
  const api = await startApi(settings);
  const buyOne = (customer: Customer) => buy(api.url, newPurchase(customer));
  try {
    await Promise.all(customers.map(buyOne)); // reads the catalog
    console.log(`${recordings[0]?.statements.length} statements per order`);
    await compare(
      'orders placed and paid',
      {
        'the same SQL': () => repeat(recordings, (one) => replay(pool, one), seconds),
        'this checkout': () => repeat(customers, buyOne, seconds),
      },
      rounds,
    );
    console.log(`Load average: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await pool.end();
    await api.stop().finally(database.drop);
  }
}

/** Repeats the work for all at the same time. */
async function repeat<T>(
  all: T[],
  work: (one: T) => Promise<unknown>,
  seconds: number,
): Promise<Figures> {
  const start = performance.now();
  let count = 0;
  const repeatOne = async (one: T) => {
    for (; performance.now() < start + seconds * 1000; count++) await work(one);
  };
  await Promise.all(all.map(repeatOne));
  return { 'orders/s': (count * 1000) / (performance.now() - start) };
}

/** Records a purchase of each customer with a server in this process. */
async function record(settings: Record<string, string>, pool: pg.Pool) {
  const server = await startServer(readConfig({ ...settings, PORT: '0' }));
  try {
    // The id of an order must differ from all other numbers.
    await pool.query('alter sequence orders_id_seq restart 1000000000');
    const customers = await newCustomers(server.url, customerCount);
    const recordings: Recording[] = [];
    for (const customer of customers) {
      await buy(server.url, newPurchase(customer));
      const statements: Statement[] = [];
      const stop = watchStatements((statement) => statements.push(statement));
      const purchase = newPurchase(customer);
      await buy(server.url, purchase).finally(stop);
      recordings.push({ statements, orderId: String(purchase.order?.id) });
    }
    return { customers, recordings };
  } finally {
    await server.close();
  }
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Runs the statements again for a new order, with new unique values. */
async function replay(pool: pg.Pool, { statements, orderId }: Recording): Promise<void> {
  const mark = randomUUID();
  let newId = orderId;
  const renewed = (value: unknown): unknown => {
    if (String(value) === orderId) return newId;
    if (typeof value !== 'string') return value;
    if (/^(order|pay|evt)_/.test(value)) return `${value.slice(0, 12)}-${mark}`;
    if (/^[0-9a-f-]{36}$/.test(value)) return mark;
    return value.replaceAll(new RegExp(`\\b${orderId}\\b`, 'g'), newId);
  };
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      const { rows } = await client.query({
        name: nameOf(text),
        text,
        // The number of the invoice, which the server counts.
        values: text.startsWith('insert into "invoices"')
          ? [mark, ...values.slice(1).map(renewed)]
          : values.map(renewed),
        rowMode: 'array',
      });
      if (text.startsWith('insert into "orders"')) newId = String(rows[0]?.[0]);
    }
  } finally {
    client.release();
  }
}
