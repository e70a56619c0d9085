import { users } from '../../db/schema.ts';
import { sqlState, withTx } from '../../db/with-tx.ts';
import { Invalid } from '../errors.ts';
import { limitRate, takeOff } from '../limits/rate-limit.ts';
import { forgetProofs, hasProven, type Prover } from './email-proof.ts';
import type { IdentityContext } from './identity-context.ts';
import { hashPassword, passwordProblem } from './password.ts';
import { quarter, triesOfClient } from './tries.ts';

export interface Registration {
  name: string;
  email: string;
  contact: string;
  password: string;
  confirmPassword: string;
}

const uniqueViolation = '23505';

/** Opens an account for an address that its caller has proven a moment ago, and uses the proof up. */
export async function register(
  context: IdentityContext,
  form: Registration,
  prover: Prover,
): Promise<void> {
  const { db, keys } = context;
  const { client } = prover;
  const now = context.now();
  const ofClient = `register:${client}`;
  await limitRate(context, ofClient, triesOfClient(context.limits, client), quarter);
  const { name, email, contact, password } = form;
  if (password !== form.confirmPassword) {
    throw Invalid.field('confirmPassword', "Both passwords don't match.");
  }
  const problem = passwordProblem(password, email);
  if (problem) throw Invalid.field('password', problem);
  if (!(await hasProven(db, { keys, now }, email, prover))) {
    throw new Invalid('Please verify your e-mail address first.');
  }
  const passwordHash = await hashPassword(password).catch(async (error) => {
    await takeOff(context, ofClient); // it was not looked at
    throw error;
  });
  const account = { name: name.trim(), email, contact: contact.trim() || null, passwordHash };
  try {
    await withTx(db, async (tx) => {
      await tx.insert(users).values({ ...account, createdAt: now });
      await forgetProofs(tx, email);
    });
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw Invalid.field('email', 'An account with this e-mail already exists.');
  }
}
