import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reviews } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import { NotFound } from '../errors.ts';
import { countRatings } from './count-ratings.ts';

interface Review {
  id: number;
}

/** Publishes a review. Repeating it changes nothing. Throws NotFound. */
export async function publishReview({ db }: { db: Db }, { id }: Review): Promise<CommandResult> {
  await setStatus(db, id, 'published');
  return { text: `Review ${id} is published.`, data: { id, status: 'published' } };
}

/** Hides a review from everyone but its author, who sees a draft. */
export async function rejectReview({ db }: { db: Db }, { id }: Review): Promise<CommandResult> {
  await setStatus(db, id, 'draft');
  return { text: `Review ${id} is rejected.`, data: { id, status: 'draft' } };
}

function setStatus(db: Db, id: number, status: 'published' | 'draft'): Promise<void> {
  return withTx(db, async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ status })
      .where(eq(reviews.id, id))
      .returning({ productId: reviews.productId });
    if (!row) throw new NotFound(`There is no review ${id}`);
    await countRatings(tx, [row.productId]);
  });
}
