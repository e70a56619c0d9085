import { users } from '../../db/schema.ts';
import { sqlState, withTx } from '../../db/with-tx.ts';
import { Invalid } from '../errors.ts';
import { limitRate, uncount } from '../limits/rate-limit.ts';
import { attemptWindow, maxClientAttempts } from './attempt-limits.ts';
import { deleteProofs, isProvenBy, type Prover } from './email-proof.ts';
import type { IdentityContext } from './identity-context.ts';
import { hashPassword, requireGoodPassword } from './password.ts';

export interface Registration {
  name: string;
  email: string;
  contact: string;
  password: string;
  confirmPassword: string;
}

const uniqueViolation = '23505';

/**
 * Creates an account for a verified address and uses up the proof. Throws Invalid, RateLimited or
 * Busy.
 */
export async function register(
  context: IdentityContext,
  form: Registration,
  prover: Prover,
): Promise<void> {
  const { db, keys } = context;
  const { client } = prover;
  const now = context.now();
  const clientKey = `register:${client}`;
  await limitRate(context, clientKey, maxClientAttempts(context.limits), attemptWindow);
  const { name, email, contact, password } = form;
  if (password !== form.confirmPassword) {
    throw Invalid.field('confirmPassword', "Both passwords don't match.");
  }
  requireGoodPassword(password, email);
  if (!(await isProvenBy(db, { keys, now }, email, prover))) {
    throw new Invalid('Please verify your e-mail address first.');
  }
  const passwordHash = await hashPassword(password).catch(async (error) => {
    await uncount(context, clientKey); // it was not checked
    throw error;
  });
  const account = { name: name.trim(), email, contact: contact.trim() || null, passwordHash };
  try {
    await withTx(db, async (tx) => {
      await tx.insert(users).values({ ...account, createdAt: now });
      await deleteProofs(tx, email);
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw Invalid.field('email', 'An account with this e-mail already exists.');
  }
}
