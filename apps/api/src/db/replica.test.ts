import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from './connect.ts';
import { publicReader } from './replica.ts';

const [primary, replica] = ['primary', 'replica'] as unknown as [Db, Db];
const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const failing = (error: Error) => async (db: Db) => {
  if (db === replica) throw error;
  return db;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads on the replica, or on the primary where there is none', async () => {
  const read = async (db: Db) => db;
  expect(await publicReader(primary, replica)(read)).toBe(replica);
  expect(await publicReader(primary, undefined)(read)).toBe(primary);
});

// Spec: decisions Server
it('reads on the primary while the replica is away, and comes back to it', async () => {
  const readPublic = publicReader(primary, replica);
  expect(await readPublic(failing(away))).toBe(primary);
  const read = vi.fn(async (db: Db) => db);
  expect(await readPublic(read)).toBe(primary);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_001);
  expect(await readPublic(read)).toBe(replica);
});

it('asks the primary for what the replica alone refuses, and the replica for the next', async () => {
  const readPublic = publicReader(primary, replica);
  const conflict = Object.assign(new Error('canceled by recovery'), { code: '40001' });
  expect(await readPublic(failing(conflict))).toBe(primary);
  expect(await readPublic(async (db) => db)).toBe(replica);
});

it('fails where the primary fails', async () => {
  const failsAlways = async () => {
    throw away;
  };
  await expect(publicReader(primary, replica)(failsAlways)).rejects.toBe(away);
});
