import { and, isNull, lt } from 'drizzle-orm';
import {
  emailProofs,
  idempotencyKeys,
  knownClients,
  mails,
  otps,
  rateLimits,
  revokedTokens,
} from '../db/schema.ts';
import type { Context } from '../domain/context.ts';

const day = 24 * 60 * 60_000;

/** Deletes expired rows. */
export async function purge({ db, now }: Context): Promise<void> {
  const ago = (time: number) => new Date(now().getTime() - time);
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, ago(day)));
  await db.delete(emailProofs).where(lt(emailProofs.verifiedAt, ago(day)));
  await db.delete(otps).where(lt(otps.createdAt, ago(day)));
  // Unsent one-time passwords are deleted when they expire.
  await db.delete(mails).where(and(isNull(mails.sentAt), lt(mails.expiresAt, now())));
  // The unique name of other mails prevents a second mail.
  await db.delete(mails).where(and(isNull(mails.onceName), lt(mails.sentAt, ago(30 * day))));
  await db.delete(knownClients).where(lt(knownClients.seenAt, ago(90 * day)));
  await db.delete(revokedTokens).where(lt(revokedTokens.expiresAt, now()));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(2 * day)));
}
