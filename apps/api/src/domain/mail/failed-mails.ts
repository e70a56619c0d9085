import { and, asc, gte, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mails } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';

/** Attempts before a mail is given up. */
export const maxAttempts = 20;

/** Lists the mails that were given up, so that the owner can write to the customer. */
export async function listFailedMails({ db }: { db: Db }): Promise<CommandResult> {
  const failed = await db
    .select({ id: mails.id, created_at: mails.createdAt, to: mails.to, subject: mails.subject })
    .from(mails)
    .where(and(isNull(mails.sentAt), gte(mails.attempts, maxAttempts)))
    .orderBy(asc(mails.createdAt));
  return listResult(failed, 'No failed mails.', ({ id, created_at, to, subject }) => [
    `${id} ${created_at.toISOString()} ${to}: ${subject}`,
  ]);
}
