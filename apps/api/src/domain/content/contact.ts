import type { Limits } from '../../config/config.ts';
import { contactMessages } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { Context } from '../context.ts';
import { type Client, peopleOf } from '../limits/client.ts';
import { limitRate } from '../limits/rate-limit.ts';
import { type Mailer, queueMail } from '../mail/mailer.ts';

type ContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'createdAt'>;

export interface ContactContext extends Context {
  limits: Limits;
  mailer: Mailer;
  /** Receives enquiries by mail; undefined: they are only stored. */
  contactTo: string | undefined;
}

/** Stores an enquiry for the owner and mails it if `contactTo` is set. */
export async function storeMessage(
  context: ContactContext,
  { name, email, subject, message }: ContactMessage,
  client: Client,
): Promise<void> {
  const { limits, contactTo, mailer } = context;
  const max = limits.contactsPerHour * peopleOf(client);
  await limitRate(context, `contact:${client}`, max, 3600);
  const createdAt = context.now();
  await withTx(context.db, async (tx) => {
    await tx.insert(contactMessages).values({ name, email, subject, message, createdAt });
    if (contactTo === undefined) return;
    await queueMail(tx, createdAt, {
      to: contactTo,
      subject: `Contact form: ${subject.replaceAll(/\s+/g, ' ').trim()}`,
      text: `${name} <${email}> sent this message with the contact form:\n\n${message}\n`,
    });
  });
  void mailer.flush();
}
