import { type Column, sql } from 'drizzle-orm';
import { bigint, check, timestamp } from 'drizzle-orm/pg-core';

// Portable to PostgreSQL, CockroachDB, YugabyteDB, Citus and Aurora: no extensions, triggers or
// stored procedures. Money is in whole paise. IDs stay below 2^53 and have no order.

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const ref = (name: string) => bigint(name, { mode: 'number' });
export const paise = (name: string) => bigint(name, { mode: 'number' });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => time('created_at').notNull().defaultNow();

// Constraints repeat the rules of the code.
export const atLeast = (name: string, column: Column, min: number) =>
  check(name, sql`${column} >= ${sql.raw(String(min))}`);
export const between = (name: string, column: Column, min: number, max: number) =>
  check(name, sql`${column} between ${sql.raw(`${min} and ${max}`)}`);
export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
