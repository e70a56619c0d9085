import { and, eq } from 'drizzle-orm';
import { knownClients } from '../../db/schema.ts';
import { keyedHash } from '../crypto/keyed-hash.ts';
import type { Client } from '../limits/client.ts';
import type { IdentityContext } from './identity-context.ts';

type ClientContext = Pick<IdentityContext, 'db' | 'keys' | 'now'>;

/** Returns whether the customer has logged in from this client. */
export async function isKnownClient(
  { db, keys }: ClientContext,
  userId: number,
  client: Client,
): Promise<boolean> {
  const [known] = await db
    .select({ userId: knownClients.userId })
    .from(knownClients)
    .where(
      and(
        eq(knownClients.userId, userId),
        eq(knownClients.clientHash, keyedHash(keys.client, client)),
      ),
    );
  return known !== undefined;
}

/** Stores a keyed hash of the client; purge.ts deletes it after 90 unused days. */
export async function storeKnownClient(
  { db, keys, now }: ClientContext,
  userId: number,
  client: Client,
): Promise<void> {
  const seenAt = now();
  await db
    .insert(knownClients)
    .values({ userId, clientHash: keyedHash(keys.client, client), seenAt })
    .onConflictDoUpdate({
      target: [knownClients.userId, knownClients.clientHash],
      set: { seenAt },
    });
}
