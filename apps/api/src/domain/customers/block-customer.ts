import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { nextSessionVersion } from '../identity/session-version.ts';
import { findCustomer } from './find-customer.ts';
import { endAccess } from './require-reset.ts';

interface Options {
  email: string;
  /** Allows logins again, after a new password by e-mail code. */
  undo?: boolean | undefined;
}

/**
 * Blocks the logins of a customer and ends their sessions. Orders do not change. The undo gives the
 * account to its mailbox only: sessions and password may belong to a thief.
 */
export async function blockCustomer(
  { db, now }: Context,
  { email, undo = false }: Options,
): Promise<CommandResult> {
  const { id, blockedAt } = await findCustomer(db, email);
  const since = undo ? null : (blockedAt ?? now());
  await withTx(db, async (tx) => {
    const changes = undo
      ? { blockedAt: since }
      : { blockedAt: since, sessionVersion: nextSessionVersion };
    await tx.update(users).set(changes).where(eq(users.id, id));
    if (undo && blockedAt) await endAccess(tx, now(), id);
  });
  const again = blockedAt ? 'may log in again with a new password' : 'was not blocked';
  const text = `Customer ${email} ${undo ? again : 'is blocked'}.`;
  return { text, data: { id, blocked_at: since } };
}
