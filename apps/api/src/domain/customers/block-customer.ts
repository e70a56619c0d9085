import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { findCustomer } from './find-customer.ts';

interface Options {
  email: string;
  /** Lets the customer in again. */
  undo?: boolean | undefined;
}

/** Keeps a customer from logging in, and ends what is open; orders stay as they are. */
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
