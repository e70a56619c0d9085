import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { findCustomer } from './find-customer.ts';

interface Options {
  email: string;
  /** Allows logins again. */
  undo?: boolean | undefined;
}

/** Blocks the logins of a customer and ends their sessions. Orders do not change. */
export async function blockCustomer(
  { db, now }: Context,
  { email, undo = false }: Options,
): Promise<CommandResult> {
  const { id, blockedAt } = await findCustomer(db, email);
  const since = undo ? null : (blockedAt ?? now());
  await db.update(users).set({ blockedAt: since }).where(eq(users.id, id));
  const text = `Customer ${email} ${undo ? 'may log in again' : 'is blocked'}.`;
  return { text, data: { id, blocked_at: since } };
}
