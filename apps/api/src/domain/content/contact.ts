import type { Limits } from '../../config/config.ts';
import { contactMessages } from '../../db/schema.ts';
import type { Context } from '../context.ts';
import { type Client, peopleBehind } from '../limits/client.ts';
import { limitRate } from '../limits/rate-limit.ts';

type ContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  'name' | 'email' | 'subject' | 'message'
>;

/** Keeps an enquiry for the owner. */
export async function keepMessage(
  context: Context & { limits: Limits },
  { name, email, subject, message }: ContactMessage,
  client: Client,
): Promise<void> {
  const most = context.limits.contactsPerHour * peopleBehind(client);
  await limitRate(context, `contact:${client}`, most, 3600);
  const createdAt = context.now();
  await context.db.insert(contactMessages).values({ name, email, subject, message, createdAt });
}
