import { asc, desc, isNull } from 'drizzle-orm';
import { contactMessages } from '../../db/schema.ts';
import { type CommandResult, listResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { counted } from '../counted.ts';
import { ageInDays, contactState } from './contact-state.ts';

interface Options {
  /** Only messages to answer, oldest first. */
  open?: boolean | undefined;
  limit: number;
}

/** Lists the messages of the contact form with age and state, newest first. */
export async function listContacts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { open, limit }: Options,
): Promise<CommandResult> {
  const { createdAt, id } = contactMessages;
  const query = db.select().from(contactMessages).$dynamic();
  const found = open
    ? query.where(isNull(contactMessages.answeredAt)).orderBy(asc(createdAt), asc(id))
    : query.orderBy(desc(createdAt), desc(id));
  const rows = (await found.limit(limit)).map((row) => ({
    ...row,
    state: contactState(row, now()),
    ageDays: ageInDays(row, now()),
  }));
  const none = open ? 'No open messages.' : 'No messages yet.';
  return listResult(rows, none, ({ id, createdAt, name, email, state, ageDays, ...entry }) => [
    `${id} ${state}, ${counted(ageDays, 'day')}, ${createdAt.toISOString()} ${name} <${email}>: ${entry.subject}\n${indented(entry.message)}`,
  ]);
}

const indented = (text: string) => text.trim().replaceAll(/^/gm, '  ');
