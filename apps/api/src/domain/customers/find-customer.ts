import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { NotFound } from '../errors.ts';
import { normalEmail } from '../identity/email.ts';

/**
 * Throws NotFound.
 *
 * @param email in any spelling
 */
export async function findCustomer(db: Db, email: string): Promise<typeof users.$inferSelect> {
  const storedEmail = normalEmail(email) ?? email.trim().toLowerCase();
  const [user] = await db.select().from(users).where(eq(users.email, storedEmail));
  if (!user) throw new NotFound(`There is no customer ${email}`);
  return user;
}
