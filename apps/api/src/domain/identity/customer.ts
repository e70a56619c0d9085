import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { NotSignedIn } from '../errors.ts';
import type { IdentityContext } from './identity-context.ts';
import { readToken } from './token.ts';

const sessionState = statement((db, { userId }: { userId: number }) =>
  db
    .select({ id: users.id, version: users.sessionVersion, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, userId)),
);

/** Returns the customer's id of a session token. Throws NotSignedIn. */
export async function customerOf(
  { db, keys, now }: IdentityContext,
  token: string | undefined,
): Promise<number> {
  const session = token && (await readToken(keys.jwt, token, now()));
  if (!session) throw new NotSignedIn();
  const [user] = await sessionState(db, { userId: session.userId });
  if (!user || user.version !== session.version || user.blockedAt) throw new NotSignedIn();
  return user.id;
}

/** Changes the name and the telephone number. */
export async function updateProfile(
  { db }: Pick<Context, 'db'>,
  userId: number,
  { name, contact }: { name: string; contact: string },
) {
  const changes = { name: name.trim(), contact: contact.trim() || null };
  await db.update(users).set(changes).where(eq(users.id, userId));
  return readProfile({ db }, userId);
}

/** Reads the profile that the customer may see. */
export async function readProfile({ db }: Pick<Context, 'db'>, userId: number) {
  const { id, email, name, contact, address, state, city, postalcode } = users;
  const [user] = await db
    .select({ id, email, name, contact, address, state, city, postalcode })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new NotSignedIn();
  return user;
}
