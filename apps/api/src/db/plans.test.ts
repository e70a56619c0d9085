import { notLike } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../testing/contract.ts';
import { reach } from '../../testing/documented/reach.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Statement, watchStatements } from '../../testing/watch-statements.ts';
import { loadCatalog } from '../domain/catalog/catalog.ts';
import { commands, runCommand } from '../domain/owner/commands.ts';
import { reconcile } from '../domain/payments/reconcile.ts';
import { productList } from '../http/wire/product.ts';
import { purge } from '../jobs/purge.ts';
import { smtpMailer } from '../jobs/smtp-mailer.ts';
import { rateLimits } from './schema.ts';

/** Rows after years: 10,000 products, 1,000,000 orders, 100,000 customers. */
const seedStatements = [
  `insert into users (email, name) select 'c' || n || '@example.com', 'C' from generate_series(1, 100000) n`,
  `insert into products (slug, title, category_id, material, short_desc, long_desc, price_paise,
     max_price_paise, bullets, images, position)
     select 'p-' || n, 'Product ' || n, 1 + n % 4, 'Steel', 's', repeat('long ', 100), 54900, 79900,
       '["b"]', '["/i.webp"]', n from generate_series(100, 10099) n`,
  `insert into addresses (user_id, full_name, phone, address, city, state, zip_code)
     select 1 + n % 100000, 'C', '1', 'a', 'c', 's', '570001' from generate_series(1, 100000) n`,
  `insert into orders (user_id, total_paise, address, delivery_status, payment_status,
     provider_order_id, payment_id, created_at)
     select 1 + n % 100000, 54900, '{}', 'delivered', 'completed', 'o' || n, 'p' || n,
       now() - n * interval '1 minute' from generate_series(1, 1000000) n`,
  `insert into order_items (user_id, order_id, product_id, product_name, price_paise, quantity)
     select o.user_id, o.id, 1 + o.id % 20, 'P', 54900, 1 from orders o`,
  `insert into payments (id, order_id, provider_order_id, state, amount_paise, currency, created_at, changed_at)
     select payment_id, id, provider_order_id, 'captured', total_paise, 'INR', created_at, created_at
     from orders where payment_id is not null on conflict do nothing`,
  `insert into payment_events (event_id, type, payment_id, received_at)
     select 'e' || id, 'payment.captured', id, created_at from payments where id like 'p%' limit 200000`,
  `insert into payment_checks (order_id, due_at)
     select id, now() + interval '1 day' from orders order by id limit 50000 on conflict do nothing`,
  `insert into reviews (user_id, product_id, rating, review_text, status, created_at)
     select 1000 + n, 1 + n % 10000, 5, 'Good.', 'published', now() - n * interval '1 minute'
     from generate_series(1, 90000) n on conflict do nothing`,
  `insert into wishlist_entries (user_id, product_id)
     select 1 + n % 90000, 1 + n % 10000 from generate_series(1, 90000) n on conflict do nothing`,
  `insert into mails (once_name, to_address, subject, text, created_at, sent_at)
     select 'order-paid:' || n, 'c@example.com', 's', 't', now(), now() from generate_series(1, 200000) n`,
  `insert into idempotency_keys (user_id, key, body_hash, created_at)
     select 1 + n % 90000, 'k' || n, 'h', now() from generate_series(1, 100000) n`,
  `insert into otps (email, purpose, code_hash, created_at)
     select 'o' || n || '@example.com', 'register', 'h', now() from generate_series(1, 50000) n`,
  `insert into known_clients (user_id, client_hash, seen_at)
     select n, 'h', now() from generate_series(1, 90000) n on conflict do nothing`,
  `insert into revoked_tokens (id, expires_at)
     select 't' || n, now() + interval '1 day' from generate_series(1, 50000) n`,
  `insert into rate_limits (key, count, window_start)
     select 'seed ' || n, 1, now() from generate_series(1, 50000) n`,
  `insert into contact_messages (name, email, subject, message, created_at)
     select 'C', 'c@example.com', 's', 'm', now() - n * interval '1 minute'
     from generate_series(1, 20000) n`,
];

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server)('with 10,000 products and 1,000,000 orders', () => {
  let test: TestServer;
  const seenStatements = new Map<string, Statement>();
  let database: pg.Client;
  let stopWatching = () => {};

  beforeAll(async () => {
    test = await startTestServer({ PACT_STATES: '1' });
    const url = await urlOf(test);
    database = new pg.Client({ connectionString: url });
    await database.connect();
    // The statements create consistent rows, so foreign keys need no check.
    await database.query("set session_replication_role = 'replica'");
    for (const statement of seedStatements) await database.query(statement);
    await database.query("set session_replication_role = 'origin'");
    await database.query('analyze');
    stopWatching = watchStatements((statement) => {
      if (/^\s*(select|insert|update|delete|with)\b/i.test(statement.text)) {
        seenStatements.set(statement.text, statement);
      }
    });
  });
  afterAll(async () => {
    stopWatching();
    await database.end();
    await test.close();
  });

  /** Returns the statements that scan a whole large table. */
  async function fullScans(name: string): Promise<string[]> {
    const found: string[] = [];
    for (const { text, values } of seenStatements.values()) {
      const { rows } = await database.query(`explain (format json) ${text}`, values);
      const tables = scanned(rows[0]['QUERY PLAN'][0].Plan).filter((name) => large.has(name));
      if (tables.length) found.push(`${name}: all of ${tables} for ${text}`);
    }
    seenStatements.clear();
    return found;
  }

  const calls = operations.flatMap((operation) =>
    operation.statuses
      .filter((status) => status < 300 && operation.operationId !== 'getPageMetadata')
      .map((status) => [operation.operationId, operation, status] as const),
  );

  it.each(calls)('%s scans no large table', async (name, operation, status) => {
    // The seeded rows stay: PostgreSQL scans a whole table once autovacuum finds it small.
    await test.context.db.delete(rateLimits).where(notLike(rateLimits.key, 'seed %'));
    await test.context.catalog.get();
    seenStatements.clear();
    const { answer } = await reach(test, operation, status);
    expect(answer?.status, JSON.stringify(answer?.body ?? '').slice(0, 300)).toBe(status);
    expect(await fullScans(name)).toEqual([]);
  });

  // Spec: decisions Server
  it('background jobs scan no large table', async () => {
    await reconcile(test.context);
    expect(await fullScans('reconcile')).toEqual([]);
    await purge(test.context);
    expect(await fullScans('purge')).toEqual([]);
    // Mails of other tests may wait; this server does not exist.
    const mailer = smtpMailer(test.context.db, {
      smtpUrl: 'smtp://127.0.0.1:1',
      from: 'shop@parinda.example',
      log: () => {},
    });
    await mailer.flush();
    await mailer.hasRoomForCode();
    const statements = [...seenStatements.keys()].join('\n');
    expect(statements).toMatch(/"mails".* for update skip locked/);
    expect(statements).toMatch(/count\(\*\).* from "mails"/);
    expect(await fullScans('mails')).toEqual([]);
  });

  const lists = Object.keys(commands).filter(
    (name) => name.endsWith(':list') || name === 'mails:failed',
  );

  it.each(lists as (keyof typeof commands)[])('%s scans no large table', async (name) => {
    for (const only of [{}, { toDeliver: true, pending: true, problems: true }]) {
      await runCommand(test.context, name, { limit: 20, ...only } as never);
      expect(await fullScans(name)).toEqual([]);
    }
  });

  it.each(['customers:export', 'customers:erase'] as const)(
    '%s scans no large table',
    async (name) => {
      await runCommand(test.context, name, { email: 'c7@example.com' });
      expect(await fullScans(name)).toEqual([]);
    },
  );

  it('reports the time to read and write all products', async () => {
    const startedAt = performance.now();
    const { json } = productList(await loadCatalog(test.context.db, undefined));
    const ms = performance.now() - startedAt;
    console.log(
      `10,000 products read and written: ${Math.round(ms)} ms, ${json.length} characters`,
    );
    expect(JSON.parse(json).length).toBeGreaterThan(10_000);
  });
});

/** Tables that grow with orders and customers. */
const large = new Set([
  'users',
  'addresses',
  'orders',
  'order_items',
  'payments',
  'payment_events',
  'payment_checks',
  'reviews',
  'wishlist_entries',
  'mails',
  'idempotency_keys',
  'otps',
  'known_clients',
  'revoked_tokens',
  'rate_limits',
  'contact_messages',
]);

function scanned(node: Node): string[] {
  const scans = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...scans, ...(node.Plans ?? []).flatMap(scanned)];
}

async function urlOf({ context }: TestServer): Promise<string> {
  const { rows } = (await context.db.execute('select current_database() as name')) as unknown as {
    rows: { name: string }[];
  };
  return Object.assign(new URL(server ?? ''), { pathname: `/${rows[0]?.name}` }).href;
}
