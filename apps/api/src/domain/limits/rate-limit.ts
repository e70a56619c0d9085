import { sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema.ts';
import type { Context } from '../context.ts';
import { RateLimited } from '../errors.ts';

/** Counts one more for `key` and says how many there are in the present window. */
async function countInWindow({ db, now }: Context, key: string, seconds: number): Promise<number> {
  const time = now();
  const oldest = new Date(time.getTime() - seconds * 1000);
  const isOver = sql`${rateLimits.windowStart} <= ${oldest.toISOString()}::timestamptz`;
  const start = time.toISOString();
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowStart: time })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${start}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 1;
}

/** Refuses the call that is one more than `most` in the window. */
export async function limitRate(
  context: Context,
  key: string,
  most: number,
  seconds: number,
  message?: string,
): Promise<void> {
  if ((await countInWindow(context, key, seconds)) > most) throw new RateLimited(message);
}
