import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSeededDatabase } from '../../testing/seeded-database.ts';
import type { Db } from './db.ts';
import { facts } from './schema.ts';
import { pipeline, withTx } from './with-tx.ts';

let connection: Awaited<ReturnType<typeof openSeededDatabase>>;
let db: Db;
beforeAll(async () => {
  connection = await openSeededDatabase(inject('seededDatabase'));
  db = connection.db;
});
afterAll(() => connection.close());

const keep = (tx: Db, name: string) => tx.insert(facts).values({ name, value: '1' });
const kept = (name: string) => db.select().from(facts).where(eq(facts.name, name));

it('runs each statement once and in order', async () => {
  const [, found] = await withTx(db, (tx) =>
    pipeline([
      keep(tx, 'together'),
      tx.select({ name: facts.name }).from(facts).where(eq(facts.name, 'together')),
    ]),
  );
  expect(found).toEqual([{ name: 'together' }]);
  expect(await kept('together')).toHaveLength(1);
});

// Spec: decisions Server
it('waits for all statements before the rollback', async () => {
  let hasEnded = false;
  const slowly = async (tx: Db) => {
    await keep(tx, 'slow 1');
    await new Promise((done) => setTimeout(done, 100));
    await keep(tx, 'slow 2').finally(() => {
      hasEnded = true;
    });
  };
  const rejected = async () => {
    throw new Error('refused');
  };
  const failing = withTx(db, (tx) => pipeline([slowly(tx), rejected()]));
  await expect(failing).rejects.toThrow('refused');
  expect(hasEnded).toBe(true);
  expect(await kept('slow 1')).toEqual([]);
  expect(await kept('slow 2')).toEqual([]);
});

it('reports the statement that failed first', async () => {
  await keep(db, 'taken');
  const failing = withTx(db, (tx) =>
    pipeline([keep(tx, 'taken'), keep(tx, 'not taken'), keep(tx, 'neither')]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await kept('not taken')).toEqual([]);
});
