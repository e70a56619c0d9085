import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { emailProofs } from '../../db/schema.ts';
import { keyedHash } from '../crypto/keyed-hash.ts';
import type { Client } from '../limits/client.ts';
import type { Keys } from './keys.ts';
import { isStillVerified } from './otp-rules.ts';

/** The person who verifies an address and then registers it. */
export interface Prover {
  client: Client;
  /** Secret of the browser; undefined: the client identifies the prover. */
  secret: string | undefined;
}

const hashOf = ({ otp: key }: Keys, { secret, client }: Prover) =>
  keyedHash(key, secret === undefined ? `prover at ${client}` : `prover with ${secret}`);

export async function storeProof(
  tx: Db,
  { keys, now }: { keys: Keys; now: Date },
  email: string,
  prover: Prover,
): Promise<void> {
  await tx
    .insert(emailProofs)
    .values({ email, prover: hashOf(keys, prover), verifiedAt: now })
    .onConflictDoUpdate({
      target: [emailProofs.email, emailProofs.prover],
      set: { verifiedAt: now },
    });
}

/** Returns whether this prover has verified the address within the allowed time. */
export async function isProvenBy(
  db: Db,
  { keys, now }: { keys: Keys; now: Date },
  email: string,
  prover: Prover,
): Promise<boolean> {
  const isThis = and(eq(emailProofs.email, email), eq(emailProofs.prover, hashOf(keys, prover)));
  const [proof] = await db.select().from(emailProofs).where(isThis);
  return proof !== undefined && isStillVerified(proof.verifiedAt, now);
}

/** Deletes all proofs of an address. */
export async function deleteProofs(tx: Db, email: string): Promise<void> {
  await tx.delete(emailProofs).where(eq(emailProofs.email, email));
}
