import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reviews } from '../../db/schema.ts';
import { NotFound } from '../errors.ts';
import type { Told } from '../told.ts';

/** Shows a review to everybody; once more changes nothing. Refuses one that does not exist. */
export async function publishReview({ db }: { db: Db }, { id }: { id: number }): Promise<Told> {
  const rows = await db
    .update(reviews)
    .set({ status: 'published' })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id });
  if (rows.length === 0) throw new NotFound(`There is no review ${id}`);
  return { text: `Review ${id} is published.`, data: { id, status: 'published' } };
}
