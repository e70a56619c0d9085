import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { blogs } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { checkRows, type Import, type RowSchema, slug } from '../rows/checked-rows.ts';
import { mergeRows } from '../rows/merge-rows.ts';
import { tableOf } from '../rows/table.ts';

/** A table row of an article; columns have the names of the API's fields. */
export interface BlogRow {
  slug: string;
  title: string;
  /** HTML, which the storefront sanitizes. */
  content: string;
  /** Date, or time with zone; by default the current time. */
  created_at?: string;
}

const blogRowSchema: RowSchema<BlogRow> = {
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'title', 'content'],
  properties: {
    slug,
    title: { type: 'string', minLength: 1, maxLength: 300 },
    content: { type: 'string', minLength: 1, maxLength: 200_000 },
    created_at: {
      type: 'string',
      nullable: true,
      maxLength: 40,
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T[0-9:.]{5,12}(Z|[+-]\\d{2}:\\d{2}))?$',
    },
  },
};

/** Returns all articles, newest first, as a table that can be imported. */
export async function exportBlogs({ db }: { db: Db }): Promise<CommandResult> {
  const rows = await db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id));
  return tableOf(
    rows.map(({ slug, title, content, createdAt }): BlogRow => {
      return { slug, title, content, created_at: createdAt.toISOString() };
    }),
  );
}

const rowErrors = ({ created_at: at }: BlogRow): string[] =>
  at === undefined || !Number.isNaN(Date.parse(at)) ? [] : [`created_at ${at} is not a date`];

/**
 * Adds and changes articles by slug, all rows or none. Throws Invalid with one line for each error
 * in a row.
 */
export function importBlogs({ db }: { db: Db }, { rows, dryRun }: Import): Promise<CommandResult> {
  return withTx(db, async (tx) => {
    const checked = checkRows(rows, blogRowSchema, rowErrors);
    const columns = checked.map(({ created_at: at, ...texts }) => ({
      ...texts,
      ...(at !== undefined && { createdAt: new Date(at) }),
    }));
    const table = {
      add: (article: (typeof columns)[number]) => tx.insert(blogs).values(article),
      change: (id: number, article: (typeof columns)[number]) =>
        tx.update(blogs).set(article).where(eq(blogs.id, id)),
    };
    return mergeRows(columns, await tx.select().from(blogs), table, dryRun);
  });
}
