import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { Invalid } from './errors.ts';

/** A part of a list, for those who ask for parts. */
export interface PageRequest {
  /** At most so many; undefined: as many as there are. */
  limit?: number | undefined;
  /** The id of what came last on the page before; undefined: the first page. */
  cursor?: number | undefined;
}

export interface Page<T> {
  page: T[];
  /** The cursor of the next page; undefined: there is none. */
  next: number | undefined;
}

/** Of a list in memory. Throws Invalid where what came last has left it. */
export function pageOf<T extends { id: number }>(
  all: T[],
  { limit, cursor }: PageRequest,
): Page<T> {
  if (cursor === undefined) return toPage(all, limit);
  const at = all.findIndex(({ id }) => id === cursor);
  if (at < 0) throw unknownCursor();
  return toPage(all.slice(at + 1), limit);
}

/** The page at the beginning of what follows the cursor: all of that, or one more than the page holds. */
export function toPage<T extends { id: number }>(
  afterCursor: T[],
  limit: number | undefined,
): Page<T> {
  const page = afterCursor.slice(0, limit);
  return { page, next: page.length < afterCursor.length ? page.at(-1)?.id : undefined };
}

type Dated = PgTable & { id: PgColumn; createdAt: PgColumn };

/**
 * Of a table that is read newest first: what follows the cursor. Throws Invalid where no such row is
 * among those that the reader may see.
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

// Compared where it stands: a Date has milliseconds, the column microseconds.
const isBefore = (row: SQL, last: SQLWrapper) => sql`${row} < ${last}`;

const unknownCursor = () =>
  new Invalid('What the cursor names is not in this list. Begin without one.');
