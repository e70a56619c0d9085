import { desc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contactMessages } from '../../db/schema.ts';
import { type Told, toldList } from '../told.ts';

/** What visitors wrote by the contact form, newest first. */
export async function listContacts(
  { db }: { db: Db },
  { limit }: { limit: number },
): Promise<Told> {
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);
  return toldList(rows, 'Nobody has written.', ({ id, createdAt, name, email, ...said }) => [
    `${id} ${createdAt.toISOString()} ${name} <${email}>: ${said.subject}\n${indented(said.message)}`,
  ]);
}

const indented = (text: string) => text.trim().replaceAll(/^/gm, '  ');
