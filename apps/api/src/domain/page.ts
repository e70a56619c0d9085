import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { Invalid } from './errors.ts';

/** Requested page of a list. */
export interface PageRequest {
  /** Maximum number of entries; undefined: all. */
  limit?: number | undefined;
  /** id of the last entry of the previous page; undefined: the first page. */
  cursor?: number | undefined;
}

export interface Page<T> {
  page: T[];
  /** Cursor of the next page; undefined: this is the last one. */
  next: number | undefined;
}

/** Returns a page of a list in memory. Throws Invalid if the entry of the cursor is gone. */
export function pageOf<T extends { id: number }>(
  all: T[],
  { limit, cursor }: PageRequest,
): Page<T> {
  if (cursor === undefined) return toPage(all, limit);
  const at = all.findIndex(({ id }) => id === cursor);
  if (at < 0) throw unknownCursor();
  return toPage(all.slice(at + 1), limit);
}

/**
 * Returns the first page of the entries after the cursor. The entries must be all of them, or one
 * more than the limit.
 */
export function toPage<T extends { id: number }>(
  afterCursor: T[],
  limit: number | undefined,
): Page<T> {
  const page = afterCursor.slice(0, limit);
  return { page, next: page.length < afterCursor.length ? page.at(-1)?.id : undefined };
}

type Dated = PgTable & { id: PgColumn; createdAt: PgColumn };

/**
 * Returns the condition for rows after the cursor in a table that is read newest first. Throws
 * Invalid if the cursor's row is not visible.
 */
export async function afterCursor(
  db: Db,
  table: Dated,
  mayBeSeen: (id: number) => SQL | undefined,
  cursor: number | undefined,
): Promise<SQL | undefined> {
  if (cursor === undefined) return undefined;
  const { createdAt, id } = table;
  const last = db.select({ createdAt, id }).from(table).where(mayBeSeen(cursor));
  if ((await last).length === 0) throw unknownCursor();
  return isBefore(sql`(${createdAt}, ${id})`, last);
}

// Compared in the database: a Date has milliseconds, the column microseconds.
const isBefore = (row: SQL, last: SQLWrapper) => sql`${row} < ${last}`;

const unknownCursor = () => new Invalid('The cursor is not in this list. Request the first page.');
