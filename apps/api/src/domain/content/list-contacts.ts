import { desc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contactMessages } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';

/** Lists the messages of the contact form, newest first. */
export async function listContacts(
  { db }: { db: Db },
  { limit }: { limit: number },
): Promise<CommandResult> {
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);
  return listResult(rows, 'No messages yet.', ({ id, createdAt, name, email, ...entry }) => [
    `${id} ${createdAt.toISOString()} ${name} <${email}>: ${entry.subject}\n${indented(entry.message)}`,
  ]);
}

const indented = (text: string) => text.trim().replaceAll(/^/gm, '  ');
