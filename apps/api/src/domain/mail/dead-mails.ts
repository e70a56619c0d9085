import { and, asc, gte, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mails } from '../../db/schema.ts';

/** After so many a mail is given up. */
export const mostAttempts = 20;

/** The mails that were given up, a line each: for the owner, who can write himself. */
export async function listDeadMails(db: Db): Promise<string> {
  const dead = await db
    .select({ id: mails.id, to: mails.to, subject: mails.subject, createdAt: mails.createdAt })
    .from(mails)
    .where(and(isNull(mails.sentAt), gte(mails.attempts, mostAttempts)))
    .orderBy(asc(mails.createdAt));
  if (dead.length === 0) return 'No mail was given up.';
  return dead
    .map(({ id, to, subject, createdAt }) => `${id} ${createdAt.toISOString()} ${to}: ${subject}`)
    .join('\n');
}
