import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { RateLimited } from '../errors.ts';

interface Attempt {
  key: string;
  time: Date;
  /** The same time, and the start of a window that ends now, in ISO 8601. */
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

/** Counts a request and returns the count and the start of the current window. */
async function countInWindow({ db, now }: Context, key: string, seconds: number) {
  const time = now();
  const oldest = new Date(time.getTime() - seconds * 1000).toISOString();
  const [row] = await countOne(db, { key, time, start: time.toISOString(), oldest });
  return row ?? { count: 1, start: time };
}

/** Takes back a counted attempt. */
export async function uncount({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, key));
}

/** Counts a request and returns whether it is one of the first `max` in the window. */
export async function isWithinRate(
  context: Context,
  key: string,
  max: number,
  seconds: number,
): Promise<boolean> {
  return (await countInWindow(context, key, seconds)).count <= max;
}

/** Counts a request. Throws RateLimited above `max` in the window. */
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
