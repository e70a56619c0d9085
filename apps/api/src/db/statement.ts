import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

interface Prepared<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>;
}

/**
 * Prepares a statement once for a connection, because drizzle builds its text slower than
 * PostgreSQL runs it. The server keeps nothing: prepared statements fail behind PgBouncer.
 *
 * @param build gets placeholders instead of values; null and undefined stay as they are
 */
export function statement<Values extends object, Answer>(
  build: (db: Db, placeholders: Values) => { prepare(name: string): Prepared<Answer> },
): (db: Db, values: Values) => Promise<Answer> {
  const prepared = new WeakMap<object, Map<string, Prepared<Answer>>>();
  return (db, values) => {
    const { session } = db._;
    const sessionStatements = prepared.get(session) ?? new Map<string, Prepared<Answer>>();
    prepared.set(session, sessionStatements);
    const entries = Object.entries(values);
    const shape = entries
      .map(([name, value]) => (value == null ? `${name} ${value}` : name))
      .join();
    const one =
      sessionStatements.get(shape) ?? build(db, placeholdersFor(entries) as Values).prepare('');
    sessionStatements.set(shape, one);
    return one.execute(values as Record<string, unknown>);
  };
}

const placeholdersFor = (entries: [string, unknown][]) =>
  Object.fromEntries(
    entries.map(([name, value]) => [name, value == null ? value : sql.placeholder(name)]),
  );
