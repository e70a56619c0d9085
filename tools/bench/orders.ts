import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { startServer } from '../../apps/api/src/server.ts';
import { hearStatements, type Statement } from '../../apps/api/testing/hear-statements.ts';
import { newDatabase } from '../run/new-database.ts';
import { startApi } from '../run/shop.ts';
import type { BenchOptions } from './bench-options.ts';
import { type Figures, inRounds } from './rounds.ts';
import { showBesideFirst } from './table.ts';

const shoppers = 8;
const seconds = 2;
/** The provider tells of a payment so much later: by then a round goes as it does all day. */
const leadMs = 600;

/** What an order took, and the id by which its statements know it. */
interface Recorded {
  statements: Statement[];
  orderId: string;
}

/** Orders and their payments through the API, beside the statements that these take, alone on the same PostgreSQL. */
export async function orders({ rounds = 7 }: BenchOptions): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return console.log('It needs a PostgreSQL: TEST_DATABASE_URL=postgresql://…');
  const database = await newDatabase(server);
  const env = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    PACT_STATES: '1',
    ORDERS_PER_HOUR: '1000000',
  };
  const recorded = await record(env);
  const api = await startApi(env);
  const pool = new pg.Pool({ connectionString: database.url, max: shoppers });
  try {
    const customers = await Promise.all(Array.from({ length: shoppers }, () => customer(api.url)));
    console.log(`${recorded.statements.length} statements an order`);
    const results = await inRounds(
      {
        'the same SQL, bare': () => keepOn(customers, () => replay(pool, recorded)),
        'order and payment': async () => {
          const figures = await keepOn(customers, (one) => buy(api.url, one));
          await wait(2 * leadMs); // the last webhooks are none of the next round's
          return figures;
        },
      },
      rounds,
    );
    showBesideFirst(results);
  } finally {
    await pool.end();
    await api.stop();
    await database.drop();
  }
}

/** Every customer does it again and again, for a while. */
async function keepOn<T>(customers: T[], once: (one: T) => Promise<unknown>): Promise<Figures> {
  const startedAt = performance.now() + leadMs;
  const until = startedAt + seconds * 1000;
  let count = 0;
  await Promise.all(
    customers.map(async (one) => {
      while (performance.now() < until) {
        await once(one);
        if (performance.now() >= startedAt) count++;
      }
    }),
  );
  return { 'a second': (count * 1000) / (performance.now() - startedAt) };
}

interface Customer {
  token: string;
  address: number;
  product: number;
}

async function customer(url: string): Promise<Customer> {
  const made = await post(`${url}/_pact/states`, {
    state: 'a signed-in customer has an address',
  });
  return { token: made.token, address: Number(made.address_id), product: Number(made.product_id) };
}

async function buy(url: string, { token, address, product }: Customer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const items = [{ product, quantity: 2 }];
  const order = await post(`${url}/api/user/orders/`, { address, items }, headers);
  const paid = await post(`${url}/sandbox/payments`, {
    order_id: order.razorpay_order_id,
    behaviour: 'pay',
  });
  await post(`${url}/api/user/orders/${order.id}/verify_payment/`, paid, headers);
  return String(order.id);
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the sandbox's and the states' answers have no types
  const said = (await answer.json()) as any;
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${JSON.stringify(said)}`);
  return said;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * What an order, its payment and the provider's webhook ask of the database, in order: told by a
 * server in this process.
 */
async function record(env: NodeJS.ProcessEnv): Promise<Recorded> {
  const api = await startServer(readConfig({ ...env, PORT: '0', HOST: '127.0.0.1' }));
  const one = await customer(api.url);
  const statements: Statement[] = [];
  const stop = hearStatements((statement) => statements.push(statement));
  const buyOne = async () => {
    statements.length = 0;
    const orderId = await buy(api.url, one);
    while (!isReported(statements)) await wait(50);
    return { orderId, statements };
  };
  try {
    await buyOne(); // the catalogue is read then, which later orders have no need of
    return await buyOne();
  } finally {
    stop();
    await api.close();
  }
}

/** The webhook has come, and what it told was kept. */
function isReported(statements: Statement[]): boolean {
  const at = statements.findIndex(
    ({ text, values }) =>
      text.startsWith('insert into "payment_events"') && String(values[0]).startsWith('evt_'),
  );
  return at >= 0 && statements.slice(at).some(({ text }) => text === 'commit');
}

/** The same again, for an order of its own: whatever was unique is made anew. */
async function replay(pool: pg.Pool, { statements, orderId }: Recorded): Promise<void> {
  const mark = randomUUID();
  let newId = orderId;
  const renewed = (value: unknown): unknown => {
    if (String(value) === orderId) return newId;
    if (typeof value !== 'string') return value;
    if (/^[0-9a-f-]{36}$/.test(value)) return mark;
    return value
      .replaceAll(/\b(?:order|pay|evt)_\w{14,}/g, (id) => `${id.slice(0, 12)}-${mark}`)
      .replaceAll(new RegExp(`\\b${orderId}\\b`, 'g'), newId);
  };
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      const { rows } = await client.query({ text, values: values.map(renewed), rowMode: 'array' });
      if (text.startsWith('insert into "orders"')) newId = String(rows[0]?.[0]);
    }
  } finally {
    client.release();
  }
}
