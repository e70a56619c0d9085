import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Contents, contentsAt, contentsOf, rowCount } from '../../testing/contents.ts';
import { addDatabase } from '../../testing/data-folder.ts';
import { type Connection, connect, type DatabaseOptions } from './connect.ts';
import { migratePostgres } from './migrate.ts';
import * as schema from './schema.ts';
import { sqlState } from './with-tx.ts';

const server = process.env.TEST_DATABASE_URL;
const migrations = join(import.meta.dirname, 'migrations');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns a folder with the first `count` migrations. */
function migrationsTo(count: number): { migrationsFolder: string } {
  const migrationsFolder = join(folder, 'migrations');
  cpSync(migrations, migrationsFolder, { recursive: true });
  const file = join(migrationsFolder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const entries = journal.entries.slice(0, count);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return { migrationsFolder };
}

const rows = [
  "insert into categories values (1, 'Bird Spikes')",
  `insert into products (slug, title, category_id, material, short_desc, long_desc, price_paise,
    max_price_paise, bullets, images, position)
    values ('spikes', 'Spikes', 1, 'Steel', 's', 'l', 54900, 79900, '[]', '[]', 0)`,
  "insert into users (email, name) values ('asha@example.com', 'Asha Rao')",
  `insert into orders (user_id, total_paise, address, delivery_status, payment_status)
    values (1, 109800, '{}', 'delivered', 'completed'), (1, 0, '{}', 'pending', 'failed')`,
  `insert into order_items (user_id, order_id, product_id, product_name, price_paise, quantity)
    values (1, 1, 1, 'Spikes', 54900, 2), (1, 2, 1, 'Spikes', 0, 1000)`,
  `insert into reviews (user_id, product_id, rating, review_text, status)
    values (1, 1, 5, 'No pigeons since Diwali.', 'published')`,
  `insert into otps (email, purpose, code_hash, guesses, created_at)
    values ('asha@example.com', 'register', 'x', 5, now())`,
  `insert into mails (to_address, subject, text, created_at, attempts)
    values ('asha@example.com', 'OTP', '123456', now(), 20)`,
  "insert into sandbox_orders (id, amount_paise, receipt) values ('order_1', 109800, 'order-1')",
  "insert into sandbox_payments (id, order_id, status) values ('pay_1', 'order_1', 'captured')",
];

interface OldDatabase {
  options: DatabaseOptions;
  contents: Contents;
}

async function createOldPglite(count: number, rows: string[]): Promise<OldDatabase> {
  addDatabase(folder);
  const client = await PGlite.create(join(folder, 'db'));
  await migratePglite(drizzlePglite(client), migrationsTo(count));
  for (const row of rows) await client.query(row);
  const contents = await contentsOf(async (query) => (await client.query(query)).rows as never);
  await client.close();
  return { options: { databaseUrl: undefined, dataDir: folder }, contents };
}

async function createOldPostgres(
  databaseUrl: string,
  count: number,
  rows: string[],
): Promise<OldDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await migratePg(drizzlePg(pool), migrationsTo(count));
  for (const row of rows) await pool.query(row);
  const contents = await contentsOf(async (query) => (await pool.query(query)).rows);
  await pool.end();
  return { options: { databaseUrl, dataDir: folder }, contents };
}

/** Migrates a database of the first release and checks its rows. */
async function checkFirstRelease(options: DatabaseOptions): Promise<void> {
  let { db, close }: Connection = await connect(options);
  const sqlStateOf = (statement: string) =>
    db.execute(sql.raw(statement)).then(() => 'none', sqlState);
  try {
    expect(await db.query.orderItems.findMany()).toMatchObject([
      { orderId: 1, price: 54_900, quantity: 2 },
      { orderId: 2, price: 0, quantity: 1000 },
    ]);
    expect(await db.query.orders.findMany()).toMatchObject([
      { total: 109_800, deliveryStatus: 'delivered', paymentStatus: 'completed' },
      { total: 0, deliveryStatus: 'pending', paymentStatus: 'failed' },
    ]);
    expect(await db.query.reviews.findMany()).toMatchObject([{ rating: 5, status: 'published' }]);
    expect(await db.query.products.findMany()).toMatchObject([{ ratingCount: 1, ratingSum: 5 }]);
    expect(await sqlStateOf('update order_items set quantity = 0')).toBe('23514');
    expect(await sqlStateOf("update orders set payment_status = 'lost'")).toBe('23514');
    await close();
    ({ db, close } = await connect(options)); // the second start migrates nothing
    expect(await db.query.orders.findMany()).toHaveLength(2);
  } finally {
    await close();
  }
}

/** Runs `work` with a new database on TEST_DATABASE_URL. */
async function withDatabase(work: (databaseUrl: string) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `parinda_migrations_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  try {
    await work(Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** Payments before the ledger: one on the order, others in extra_payments. */
const rowsBeforeLedger = [
  ...rows,
  `update orders set provider_order_id = 'order_' || id, payment_id = 'pay_' || id,
    paid_at = case when id = 1 then now() end, payment_checked_at = now()`,
  `insert into orders (user_id, total_paise, address, provider_order_id, created_at)
    values (1, 100, '{}', 'order_old', now() - interval '31 days')`,
  `insert into extra_payments values ('pay_second', 1, now(), null),
    ('pay_third', 1, now(), '2026-01-02T10:00:00Z')`,
  "insert into payment_events values ('evt_1', 'payment.captured', now())",
];

/** Migrates the database and checks the payments in the ledger. */
async function checkLedger(options: DatabaseOptions): Promise<void> {
  const { db, close } = await connect(options);
  try {
    const ledger = await db.query.payments.findMany({ orderBy: ({ id }) => id });
    expect(
      ledger.map(({ id, orderId, state, problem, resolvedAt, amount }) => {
        return [id, orderId, state, problem, resolvedAt !== null, amount];
      }),
    ).toEqual([
      ['pay_1', 1, 'captured', null, false, 109_800],
      ['pay_2', 2, 'failed', null, false, 0],
      ['pay_second', 1, 'captured', 'second capture', false, 109_800],
      ['pay_third', 1, 'refunded', 'second capture', true, 109_800],
    ]);
    const checks = await db.query.paymentChecks.findMany();
    expect(checks.map(({ orderId }) => orderId).sort()).toEqual([1, 2]);
    expect(await db.query.paymentEvents.findMany()).toMatchObject([
      { eventId: 'evt_1', payload: null },
    ]);
  } finally {
    await close();
  }
}

/** An order whose payment was refunded, and one whose second payment was refunded. */
const rowsBeforeRefundTimes = [
  ...rows,
  "update orders set provider_order_id = 'order_' || id, payment_status = 'completed', payment_id = 'pay_' || id",
  `insert into payments (id, order_id, state, created_at, changed_at) values
    ('pay_1', 1, 'refunded', now(), '2026-01-02T10:00:00Z'), ('pay_2', 2, 'captured', now(), now()),
    ('pay_second', 2, 'refunded', now(), now())`,
];

/** Migrates the database and checks the refund time of the orders. */
async function checkRefundTimes(options: DatabaseOptions): Promise<void> {
  const { db, close } = await connect(options);
  try {
    const found = await db.query.orders.findMany({ orderBy: ({ id }) => id });
    expect(found.map(({ refundedAt }) => refundedAt)).toEqual([
      new Date('2026-01-02T10:00:00Z'),
      null,
    ]);
  } finally {
    await close();
  }
}

const migrated = { databases: 0, rows: 0 };
afterAll(() => {
  console.log(`migrations: ${migrated.databases} old databases, ${migrated.rows} rows, 0 lost`);
});

/** Checks that no table lost rows, unless a migration dropped it. */
async function checkRows({ options, contents }: OldDatabase): Promise<void> {
  const now = await contentsAt(options);
  const lost = Object.keys(contents).filter(
    (table) => now[table] && now[table].length < (contents[table]?.length ?? 0),
  );
  expect(lost).toEqual([]);
  migrated.databases += 1;
  migrated.rows += rowCount(contents);
}

// Spec: decisions Server
describe.each([
  ['of the first release keeps its rows', 1, rows, checkFirstRelease],
  ['from before the ledger gets its payments into the ledger', 6, rowsBeforeLedger, checkLedger],
  ['from before refund times gets them', 13, rowsBeforeRefundTimes, checkRefundTimes],
] as const)('a database %s:', (_what, count, rows, check) => {
  it('PGlite', async () => {
    const old = await createOldPglite(count, [...rows]);
    await check(old.options);
    await checkRows(old);
  });

  it.runIf(server)('PostgreSQL', () =>
    withDatabase(async (url) => {
      const old = await createOldPostgres(url, count, [...rows]);
      await check(old.options);
      await checkRows(old);
    }),
  );
});

// Spec: decisions Server
it.runIf(server)('runs migrations once when several processes start together', () =>
  withDatabase(async (databaseUrl) => {
    await createOldPostgres(databaseUrl, 1, rows);
    const slow = join(folder, 'slow');
    cpSync(migrations, slow, { recursive: true });
    const file = join(slow, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8'));
    const next = { idx: 99, version: '7', when: 9_999_999_999_999, tag: '0099_slow' };
    const entries = [...journal.entries, { ...next, breakpoints: true }];
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    writeFileSync(
      join(slow, '0099_slow.sql'),
      "select pg_sleep(1);--> statement-breakpoint\ninsert into categories select max(id) + 1, 'Made once' from categories;",
    );
    await Promise.all([1, 2, 3].map(() => migratePostgres(databaseUrl, slow)));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const made = await client.query("select 1 from categories where name = 'Made once'");
    await client.end();
    expect(made.rows).toHaveLength(1);
  }),
);

// Spec: decisions Server
describe('a database of a newer version is rejected:', () => {
  const newer =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)";
  const message = /newer version of the shop/;

  it('PGlite', async () => {
    addDatabase(folder);
    const options = { databaseUrl: undefined, dataDir: folder };
    const { db, close } = await connect(options);
    await db.execute(sql.raw(newer));
    await close();
    await expect(connect(options)).rejects.toThrow(message);
  });

  it.runIf(server)('PostgreSQL', () =>
    withDatabase(async (databaseUrl) => {
      const options = { databaseUrl, dataDir: '' };
      const { db, close } = await connect(options);
      await db.execute(sql.raw(newer));
      await close();
      await expect(connect(options)).rejects.toThrow(message);
    }),
  );
});

// Spec: decisions Server
it('limits the memory of the embedded database', async () => {
  addDatabase(folder);
  const { db, close } = await connect({ databaseUrl: undefined, dataDir: folder });
  const { rows } = (await db.execute('show shared_buffers')) as unknown as { rows: unknown[] };
  await close();
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
});

// Spec: decisions Server
it('has a migration for every change of the schema', () => {
  const last = readdirSync(join(migrations, 'meta')).sort().at(-2) ?? '';
  const known = JSON.parse(readFileSync(join(migrations, 'meta', last), 'utf8'));
  const present = generateDrizzleJson(schema, known.prevId);
  expect({ ...present, id: known.id, prevId: known.prevId }).toEqual(known);
});
