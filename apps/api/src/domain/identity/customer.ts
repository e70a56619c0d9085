import { eq } from 'drizzle-orm';
import { revokedTokens, users } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Context } from '../context.ts';
import { NotSignedIn } from '../errors.ts';
import type { IdentityContext } from './identity-context.ts';
import { readToken, type Session } from './token.ts';

const sessionState = statement((db, { userId, tokenId }: { userId: number; tokenId: string }) =>
  db
    .select({
      version: users.sessionVersion,
      blockedAt: users.blockedAt,
      revokedId: revokedTokens.id,
    })
    .from(users)
    .leftJoin(revokedTokens, eq(revokedTokens.id, tokenId))
    .where(eq(users.id, userId)),
);

/** Returns the session of a token. Throws NotSignedIn, also after the session has ended. */
export async function sessionOf(
  { db, keys, now }: IdentityContext,
  token: string | undefined,
): Promise<Session> {
  const session = token && (await readToken(keys.jwt, token, now()));
  if (!session) throw new NotSignedIn();
  const [user] = await sessionState(db, { userId: session.userId, tokenId: session.tokenId });
  const isOpen = user?.version === session.version && !user.blockedAt && !user.revokedId;
  if (!isOpen) throw new NotSignedIn();
  return session;
}

/** Ends one session: its token is refused from now on, by every process. */
export async function logOut(
  { db }: Pick<Context, 'db'>,
  { tokenId, expiresAt }: Session,
): Promise<void> {
  await db.insert(revokedTokens).values({ id: tokenId, expiresAt }).onConflictDoNothing();
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
