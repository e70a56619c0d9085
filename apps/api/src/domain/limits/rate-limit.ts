import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { RateLimited } from '../errors.ts';

interface Attempt {
  key: string;
  time: Date;
  /** The same, and when a window began that ends now: ISO. */
  start: string;
  oldest: string;
}

const countOne = statement((db, { key, time, start, oldest }: Attempt) => {
  const isOver = sql`${rateLimits.windowStart} <= ${oldest}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({ key, count: 1, windowStart: time })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isOver} then ${start}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, start: rateLimits.windowStart });
});

/** Counts one more for `key` and says how many there are in the present window, and when it began. */
async function countInWindow({ db, now }: Context, key: string, seconds: number) {
  const time = now();
  const oldest = new Date(time.getTime() - seconds * 1000).toISOString();
  const [row] = await countOne(db, { key, time, start: time.toISOString(), oldest });
  return row ?? { count: 1, start: time };
}

/** A try that turned out well is none. */
export async function uncount({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, key));
}

/** Refuses the call that is one more than `most` in the window. */
export async function limitRate(
  context: Context,
  key: string,
  max: number,
  seconds: number,
  message?: string,
): Promise<void> {
  const { count, start } = await countInWindow(context, key, seconds);
  if (count <= max) return;
  const elapsed = (context.now().getTime() - start.getTime()) / 1000;
  throw new RateLimited(Math.max(1, Math.ceil(seconds - elapsed)), message);
}
