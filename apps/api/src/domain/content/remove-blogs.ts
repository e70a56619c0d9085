import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { blogs } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { counted } from '../counted.ts';
import { chosenRows, type Removal } from '../rows/chosen-rows.ts';

/** Removes articles by slug, all or none. Throws Invalid and NotFound. */
export function removeBlogs({ db }: { db: Db }, removal: Removal): Promise<CommandResult> {
  return withTx(db, async (tx) => {
    const chosen = await chosenRows(removal, 'article', (slugs) =>
      tx
        .select({ slug: blogs.slug })
        .from(blogs)
        .where(slugs && inArray(blogs.slug, slugs)),
    );
    const removed = chosen.map(({ slug }) => slug);
    await tx.delete(blogs).where(inArray(blogs.slug, removed));
    return { text: `Removed ${counted(removed.length, 'article')}.`, data: { removed } };
  });
}
