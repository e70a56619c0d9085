import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openSeededDatabase } from '../../testing/seeded-database.ts';
import type { Db } from './db.ts';
import { facts, mails } from './schema.ts';
import { statement } from './statement.ts';
import { withTx } from './with-tx.ts';

let connection: Awaited<ReturnType<typeof openSeededDatabase>>;
let db: Db;
beforeAll(async () => {
  connection = await openSeededDatabase(inject('seededDatabase'));
  db = connection.db;
});
afterAll(() => connection.close());

// Spec: decisions Server
it('builds a statement once for a connection and runs it with other values', async () => {
  const build = vi.fn((from: Db, fact: { name: string; value: string }) =>
    from.insert(facts).values(fact).returning(),
  );
  const keep = statement(build);
  expect(await keep(db, { name: 'one', value: 'first' })).toEqual([
    { name: 'one', value: 'first' },
  ]);
  expect(await keep(db, { name: 'two', value: 'second' })).toEqual([
    { name: 'two', value: 'second' },
  ]);
  expect(build).toHaveBeenCalledTimes(1);
  const find = statement((from, { name, value }: { name: string; value: string }) =>
    from
      .select()
      .from(facts)
      .where(and(eq(facts.name, name), eq(facts.value, value))),
  );
  expect(await find(db, { name: 'two', value: 'second' })).toHaveLength(1);
  expect(await find(db, { name: 'two', value: 'first' })).toEqual([]);
});

it('keeps null and undefined out of the placeholders and encodes values by their column', async () => {
  const createdAt = new Date('2026-01-02T03:04:05.678Z');
  const keep = statement(
    (from, mail: { subject: string; sentAt: Date | null; claimedAt?: Date; onceName?: string }) =>
      from
        .insert(mails)
        .values({ ...mail, to: 'a@example.com', text: 'Hello', createdAt })
        .returning(),
  );
  const [sent] = await keep(db, { subject: 'Sent', sentAt: createdAt, claimedAt: createdAt });
  expect(sent).toMatchObject({ subject: 'Sent', sentAt: createdAt, claimedAt: createdAt });
  const [named] = await keep(db, { subject: 'Named', sentAt: createdAt, onceName: 'once' });
  expect(named).toMatchObject({ sentAt: createdAt, claimedAt: null, onceName: 'once' });
  const [waits] = await keep(db, { subject: 'Waits', sentAt: null });
  expect(waits).toMatchObject({ subject: 'Waits', sentAt: null, claimedAt: null, createdAt });
});

it('runs in the transaction of the caller', async () => {
  const keep = statement((from, fact: { name: string; value: string }) =>
    from.insert(facts).values(fact),
  );
  await keep(db, { name: 'outside', value: '1' });
  const failing = withTx(db, async (tx) => {
    await keep(tx, { name: 'inside', value: '2' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const names = (await db.select().from(facts)).map(({ name }) => name);
  expect(names).toContain('outside');
  expect(names).not.toContain('inside');
});
