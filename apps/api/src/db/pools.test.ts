import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { relay } from '../../testing/relay.ts';
import type { Connection } from './connect.ts';
import { migratePostgres } from './migrate.ts';
import { openPools } from './pools.ts';
import { categories, contactMessages } from './schema.ts';
import { pipeline, withTx } from './with-tx.ts';

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('a PostgreSQL pool', () => {
  let name: string;
  let direct: URL;
  let admin: pg.Client;
  let proxy: Awaited<ReturnType<typeof relay>>;
  let connection: Connection;
  beforeEach(async () => {
    name = `parinda_pools_${randomUUID().replaceAll('-', '')}`;
    direct = Object.assign(new URL(server ?? ''), { pathname: `/${name}` });
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await migratePostgres(direct.href);
    proxy = await relay(direct);
    connection = await openPools(proxy.url);
  });
  afterEach(async () => {
    proxy.freeze(false);
    await connection.close();
    proxy.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const message = { name: 'A', email: 'a@b.c', subject: 's', message: 'm' };
  const write = () =>
    connection.db.insert(contactMessages).values({ ...message, createdAt: new Date() });
  const read = () => connection.db.select({ number: count() }).from(categories);
  const timed = async (work: PromiseLike<unknown>) => {
    const startedAt = Date.now();
    const failed = await work.then(
      () => false,
      () => true,
    );
    return { failed, ms: Date.now() - startedAt };
  };

  // Spec: decisions Server
  it('fails fast while the database is frozen and recovers', async () => {
    await Promise.all([read(), write()]);
    proxy.freeze(true);
    const inTransaction = connection.db.transaction(async (tx) => {
      await tx.select().from(categories);
    });
    const outcomes = await Promise.all(
      [...Array.from({ length: 30 }, read), write(), inTransaction].map(timed),
    );
    expect(outcomes.filter(({ failed }) => !failed)).toEqual([]);
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(8000);
    proxy.freeze(false);
    const isBack = async () => !(await timed(Promise.all([read(), write()]))).failed;
    await expect.poll(isBack).toBe(true);
  });

  it('sends begin and parallel statements in one packet', async () => {
    const twice = () =>
      withTx(connection.db, (tx) =>
        pipeline([tx.select().from(categories), tx.select().from(categories)]),
      );
    await twice(); // connects first
    const before = proxy.packets();
    await twice();
    expect(proxy.packets() - before).toBe(2); // the second packet is the commit
  });

  // Spec: decisions Server
  it('rejects a transaction inside a transaction', async () => {
    const nested = withTx(connection.db, (tx) => withTx(tx, async () => {}));
    await expect(nested).rejects.toThrow('Nested transactions are not supported.');
  });

  it('drops a connection whose transaction cannot end', async () => {
    const first = connection.db.transaction(async (tx) => {
      await tx.select().from(categories);
      proxy.cut();
      await tx.select().from(categories);
    });
    expect(await timed(first)).toMatchObject({ failed: true });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => timed(write())));
    expect(outcomes.filter(({ failed }) => failed)).toEqual([]);
  });

  // Spec: decisions Server
  it('fails writes to a locked table and continues to read', async () => {
    const locker = new pg.Client({ connectionString: direct.href });
    await locker.connect();
    await locker.query('begin; lock table contact_messages');
    const writes = Promise.all(Array.from({ length: 25 }, () => timed(write())));
    await new Promise((done) => setTimeout(done, 200));
    expect(await timed(read())).toMatchObject({ failed: false, ms: expect.closeTo(0, -3) });
    const outcomes = await writes;
    expect(outcomes.filter(({ failed }) => !failed)).toEqual([]);
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(6000);
    await locker.end();
    await write();
  });

  it('reads its own writes and fails slow statements', async () => {
    await connection.db.insert(categories).values({ id: 1, name: 'Nets' });
    expect(await connection.db.select().from(categories).where(eq(categories.id, 1))).toHaveLength(
      1,
    );
    const slow = await timed(connection.db.execute(sql`select pg_sleep(20)`));
    expect(slow).toMatchObject({ failed: true });
    expect(slow.ms).toBeLessThan(6000);
  });

  // Spec: decisions Server
  it('reads public data from the replica until that fails', async () => {
    const other = `${name}_replica`;
    await admin.query(`create database ${other}`);
    const place = Object.assign(new URL(direct), { pathname: `/${other}` });
    await migratePostgres(place.href);
    const before = await relay(place);
    const both = await openPools(direct.href, before.url);
    // The row shows which database was read.
    await both.db.insert(categories).values({ id: 1, name: 'Nets' });
    const seen = () => both.readPublic((db) => db.select().from(categories));
    expect(await seen()).toEqual([]);
    before.close();
    expect(await seen()).toEqual([{ id: 1, name: 'Nets' }]);
    const startedAt = Date.now();
    expect(await seen()).toHaveLength(1);
    expect(Date.now() - startedAt).toBeLessThan(1000);
    await both.close();

    const without = await openPools(direct.href, before.url);
    expect(await without.readPublic((db) => db.select().from(categories))).toHaveLength(1);
    await without.close();
    await admin.query(`drop database ${other} with (force)`);
  });

  it('works with a pooler that rejects the timeout parameters', async () => {
    const errorMessage = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
    const pooler = await relay(direct, (bytes, socket) => {
      if (!bytes.includes('statement_timeout')) return false;
      const length = Buffer.alloc(4);
      length.writeInt32BE(4 + errorMessage.length);
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(errorMessage)]));
      return true;
    });
    const pools = await openPools(pooler.url);
    await pools.db.select().from(categories);
    await pools.close();
    pooler.close();
  });
});
