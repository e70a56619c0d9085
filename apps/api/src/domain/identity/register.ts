import { eq } from 'drizzle-orm';
import { users, verifiedEmails } from '../../db/schema.ts';
import { sqlState, withTx } from '../../db/with-tx.ts';
import type { components } from '../../http/schema.d.ts';
import { badRequest, fieldError } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { isStillVerified } from './otp-rules.ts';
import { hashPassword, passwordProblem } from './password.ts';

type Registration = components['schemas']['Registration'];

const uniqueViolation = '23505';

/** Opens an account for an address that was proven a moment ago, and uses the proof up. */
export async function register(shop: Shop, form: Registration): Promise<void> {
  const { name, email, contact, password } = form;
  if (password !== form.confirm_password) {
    throw fieldError('confirm_password', "Both passwords don't match.");
  }
  const problem = passwordProblem(password, email);
  if (problem) throw fieldError('password', problem);
  const now = shop.now();
  const [proof] = await shop.db
    .select()
    .from(verifiedEmails)
    .where(eq(verifiedEmails.email, email));
  if (!proof || !isStillVerified(proof.verifiedAt, now)) {
    throw badRequest('Please verify your e-mail address first.');
  }
  const passwordHash = await hashPassword(password);
  try {
    await withTx(shop.db, async (tx) => {
      await tx.insert(users).values({
        ...{ name: name.trim(), email, passwordHash, createdAt: now },
        contact: contact.trim() || null,
      });
      await tx.delete(verifiedEmails).where(eq(verifiedEmails.email, email));
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw fieldError('email', 'An account with this e-mail already exists.');
  }
}
