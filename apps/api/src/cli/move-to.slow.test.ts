import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { contentsOf, rowCount } from '../../testing/contents.ts';
import { addDatabase } from '../../testing/data-folder.ts';
import { newDatabase } from '../../testing/new-database.ts';
import { readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { startServer } from '../server.ts';
import { moveTo } from './move-to.ts';

const server = process.env.TEST_DATABASE_URL;

let folder: string;
let target: Awaited<ReturnType<typeof newDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-move-'));
  addDatabase(folder);
  if (server) target = await newDatabase(server);
});
afterEach(async () => {
  await target?.drop();
  rmSync(folder, { recursive: true });
});

const configOf = (env: Record<string, string> = {}) =>
  readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...env });

/** Fills the folder with the demo data and these statements. */
async function fill(...statements: string[]): Promise<void> {
  await (await startServer(configOf())).close();
  const { db, close } = await connect(configOf());
  for (const statement of statements) await db.execute(sql.raw(statement));
  await close();
}

/** Runs statements on the new database and returns the rows of the last one. */
async function ask(...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function contentsOfFolder() {
  const { db, close } = await connect(configOf());
  const { $client } = db as unknown as { $client: PGlite };
  return contentsOf(
    async (statement) => (await $client.query<object>(statement)).rows as never,
  ).finally(close);
}

async function contentsOfTarget() {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  return contentsOf(async (statement) => (await client.query(statement)).rows).finally(() =>
    client.end(),
  );
}

const move = () => moveTo({ DATA_DIR: folder }, target.url);
const files = () => readdirSync(folder).filter((name) => !name.startsWith('lock'));

/** 10,000 orders of 500 customers with characters that text formats escape. */
const manyOrders = [
  `insert into users (email, name, address) select 'customer' || n || '@example.com',
     'Asha "A\\" O''Neill, (नमस्ते) 🕊 ' || n, case when n % 2 = 0 then E'line 1\\nline 2' else '' end
   from generate_series(1, 500) n`,
  `insert into orders (user_id, total_paise, address, provider_order_id, payment_status, paid_at, created_at)
   select (select min(id) from users where email like 'customer%') + n % 500, 50000 + n,
     jsonb_build_object('city', E'A, "B"\\nC' || n, 'address_line2', null), 'order_many_' || n,
     case when n % 3 = 0 then 'pending' else 'completed' end,
     case when n % 3 = 0 then null else now() end, now() - n * interval '1.000001 minutes'
   from generate_series(1, 10000) n`,
  `insert into order_items (user_id, order_id, product_id, product_name, price_paise, quantity)
   select user_id, id, (select min(id) from products), 'Spikes', total_paise, 1
   from orders where provider_order_id like 'order_many_%'`,
  // The highest id is free again, but known to a customer.
  `delete from order_items where order_id = (select max(id) from orders)`,
  `delete from orders where id = (select max(id) from orders)`,
];

// Spec: decisions Server
describe.runIf(server)('shop move-to', () => {
  it('copies every row of the demo data and 10,000 orders', async () => {
    await fill(...manyOrders);
    const upload = join(folder, 'picture.webp');
    writeFileSync(upload, 'picture');
    const before = { files: files(), secret: readFileSync(join(folder, 'secret'), 'utf8') };
    const contents = await contentsOfFolder();
    const rows = rowCount(contents);

    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'owner.ts'), 'move-to', target.url],
      { env: { ...childEnvironment, DATA_DIR: folder } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    expect(await new Promise((done) => child.once('close', done)), output).toBe(0);
    expect(output).toContain(
      `Moved ${rows} rows of ${Object.keys(contents).length - 1} tables.\nNow set DATABASE_URL `,
    );

    expect(contents.orders?.length).toBeGreaterThan(10_000);
    expect(await contentsOfTarget()).toEqual(contents);
    expect(await contentsOfFolder()).toEqual(contents);
    expect({ files: files(), secret: readFileSync(join(folder, 'secret'), 'utf8') }).toEqual(
      before,
    );
    console.log(`move-to: ${rows} rows, ${contents.orders?.length} orders, 0 differ`);

    // The shop goes on with ids above all earlier ones.
    await (await startServer(configOf({ DATABASE_URL: target.url }))).close();
    expect(await contentsOfTarget()).toMatchObject({ orders: contents.orders });
    const [order] = await ask(
      `insert into orders (user_id, total_paise, address)
       select min(id), 1, '{}' from users returning id::int`,
    );
    const used = /orders_id_seq (\d+)/.exec(contents.sequences?.join('\n') ?? '')?.[1];
    expect(order?.id).toBe(Number(used) + 1);
  });

  it('fills the empty tables that `shop migrate` has created', async () => {
    await fill();
    await (await connect({ databaseUrl: target.url, dataDir: '' })).close();
    expect(await move()).toContain('Now set DATABASE_URL');
    expect(await contentsOfTarget()).toEqual(await contentsOfFolder());
  });

  const noTables = { sequences: [] };

  it('leaves no table in the new database after a failure', async () => {
    await fill(
      'alter table products drop constraint products_slug_unique',
      `insert into products (slug, title, category_id, material, short_desc, long_desc, price_paise,
         max_price_paise, bullets, images, position)
       select slug, title, category_id, material, short_desc, long_desc, price_paise,
         max_price_paise, bullets, images, position from products limit 1`,
    );
    await expect(move()).rejects.toThrow(
      /^Nothing was moved: duplicate key .*products_slug_unique/,
    );
    expect(await contentsOfTarget()).toEqual(noTables);
    expect(await ask("select from pg_namespace where nspname = 'drizzle'")).toEqual([]);
  });

  it('moves nothing while a server uses the folder', async () => {
    const running = await startServer(configOf());
    await expect(move()).rejects.toThrow(/is in use by process \d+\. Stop that process/);
    await running.close();
    expect(await contentsOfTarget()).toEqual(noTables);
  });

  it('moves nothing from a folder without a database', async () => {
    rmSync(join(folder, 'db'), { recursive: true });
    await expect(move()).rejects.toThrow(/There is no database in .*Set DATA_DIR/);
    expect(await contentsOfTarget()).toEqual(noTables);
  });

  it('moves nothing when DATABASE_URL is set', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: target.url };
    await expect(moveTo(env, target.url)).rejects.toThrow(/^DATABASE_URL is set/);
    expect(await contentsOfTarget()).toEqual(noTables);
  });

  const newest = '(select max(created_at) from drizzle.__drizzle_migrations)';
  it.each([
    ['data', ["insert into facts values ('x', 'y')"], / already contains data \(facts\)\. Create/],
    [
      'tables of an older version',
      [`delete from drizzle.__drizzle_migrations where created_at = ${newest}`],
      / has the tables of another version of the shop\. Create an empty database/,
    ],
    [
      'tables of a newer version',
      [`insert into drizzle.__drizzle_migrations (hash, created_at) select 'x', ${newest} + 1`],
      / has the tables of another version of the shop\. Create an empty database/,
    ],
    [
      'tables of another program',
      ['drop schema drizzle cascade'],
      / contains other tables\. Create an empty database/,
    ],
  ])('moves nothing into a database with %s', async (_what, statements, message) => {
    await (await connect({ databaseUrl: target.url, dataDir: '' })).close();
    await ask(...statements);
    const before = await contentsOfTarget();
    await expect(move()).rejects.toThrow(message);
    expect(await contentsOfTarget()).toEqual(before);
  });

  it.each([
    ['no address', 'parinda', /^DATABASE_URL is not an address such as postgresql:/],
    [
      'a closed port',
      'postgresql://a:b@127.0.0.1:1/x',
      /127\.0\.0\.1:1\/x .*cannot be used .*ECONNREFUSED/,
    ],
    ['an unknown database', undefined, /unknown_database.* does not exist.*correct DATABASE_URL/],
  ])('reports %s', async (_what, address, message) => {
    const unknown = Object.assign(new URL(target.url), { pathname: '/unknown_database' }).href;
    await expect(moveTo({ DATA_DIR: folder }, address ?? unknown)).rejects.toThrow(message);
  });
});
