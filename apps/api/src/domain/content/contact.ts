import type { Limits } from '../../config/config.ts';
import { contactMessages } from '../../db/schema.ts';
import type { Context } from '../context.ts';
import { limitRate } from '../limits/rate-limit.ts';

type ContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  'name' | 'email' | 'subject' | 'message'
>;

/** Keeps an enquiry for the owner. */
export async function keepMessage(
  context: Context & { limits: Limits },
  { name, email, subject, message }: ContactMessage,
  ip: string,
): Promise<void> {
  await limitRate(context, `contact:${ip}`, context.limits.contactsPerHour, 3600);
  const createdAt = context.now();
  await context.db.insert(contactMessages).values({ name, email, subject, message, createdAt });
}
