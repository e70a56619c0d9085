import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import { Invalid, NotSignedIn } from '../errors.ts';
import type { Client } from '../limits/client.ts';
import { readProfile } from './customer.ts';
import type { IdentityContext } from './identity-context.ts';
import { checkLogin } from './log-in.ts';
import { hashPassword, requireGoodPassword } from './password.ts';
import { queuePasswordMail } from './reset-password.ts';
import { nextSessionVersion } from './session-version.ts';
import { makeToken } from './token.ts';

interface Change {
  currentPassword: string;
  password: string;
}

/**
 * Changes the password and ends all sessions. Returns a token for the one that goes on. Throws
 * Invalid, NotSignedIn, RateLimited or Busy.
 */
export async function changePassword(
  context: IdentityContext,
  userId: number,
  { currentPassword, password }: Change,
  client: Client,
): Promise<string> {
  const { db, keys, now, sessionHours } = context;
  const { email } = await readProfile(context, userId);
  requireGoodPassword(password, email);
  if (!(await checkLogin(context, email, currentPassword, client))) {
    throw Invalid.field('currentPassword', 'The current password is wrong.');
  }
  const passwordHash = await hashPassword(password);
  const version = await withTx(db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, sessionVersion: nextSessionVersion })
      .where(eq(users.id, userId))
      .returning({ version: users.sessionVersion });
    if (!user) throw new NotSignedIn();
    await queuePasswordMail(tx, now(), userId);
    return user.version;
  });
  void context.mailer.flush();
  return makeToken(keys.jwt, { userId, version }, now(), sessionHours);
}
