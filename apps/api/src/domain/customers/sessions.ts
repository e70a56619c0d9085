import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import type { CommandResult } from '../command-result.ts';
import { Invalid } from '../errors.ts';
import { nextSessionVersion } from '../identity/session-version.ts';
import { findCustomer } from './find-customer.ts';

interface Options {
  email?: string | undefined;
  all?: boolean | undefined;
}

/** Ends the sessions of one or all customers. */
export async function endSessions(
  { db }: { db: Db },
  { email, all }: Options,
): Promise<CommandResult> {
  if ((email === undefined) === !all)
    throw new Invalid('Missing customer. Give an email address or --all.');
  const isThis = email === undefined ? undefined : eq(users.id, (await findCustomer(db, email)).id);
  const ended = await db
    .update(users)
    .set({ sessionVersion: nextSessionVersion })
    .where(isThis)
    .returning({ id: users.id });
  const owner = email ?? `${ended.length} customers`;
  return { text: `The sessions of ${owner} have ended.`, data: { customers: ended.length } };
}
