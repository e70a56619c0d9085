import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from './connect.ts';
import { publicReader } from './replica.ts';

const [primary, replica] = ['primary', 'replica'] as unknown as [Db, Db];
const unreachable = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
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

it('reads from the replica, or from the primary without one', async () => {
  const read = async (db: Db) => db;
  expect(await publicReader(primary, replica)(read)).toBe(replica);
  expect(await publicReader(primary, undefined)(read)).toBe(primary);
});

// Spec: decisions Server
it('reads from the primary while the replica is unreachable, then from the replica again', async () => {
  const readPublic = publicReader(primary, replica);
  expect(await readPublic(failing(unreachable))).toBe(primary);
  const read = vi.fn(async (db: Db) => db);
  expect(await readPublic(read)).toBe(primary);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_001);
  expect(await readPublic(read)).toBe(replica);
});

it('reads from the primary once after an error of the replica', async () => {
  const readPublic = publicReader(primary, replica);
  const conflict = Object.assign(new Error('canceled by recovery'), { code: '40001' });
  expect(await readPublic(failing(conflict))).toBe(primary);
  expect(await readPublic(async (db) => db)).toBe(replica);
});

it('fails when the primary fails', async () => {
  const failsAlways = async () => {
    throw unreachable;
  };
  await expect(publicReader(primary, replica)(failsAlways)).rejects.toBe(unreachable);
});
