import type { Limits } from '../../config/config.ts';
import { contactMessages } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { Context } from '../context.ts';
import { normalEmail } from '../identity/email.ts';
import type { Client } from '../limits/client.ts';
import { isWithinRate, limitRate } from '../limits/rate-limit.ts';
import { type Mailer, queueMail } from '../mail/mailer.ts';
import { queueReceipt } from './contact-mail.ts';

type ContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  'name' | 'email' | 'subject' | 'message'
>;

/** Nobody can fill a stranger's mailbox with the form. */
const receiptsPerHour = 5;

export interface ContactContext extends Context {
  limits: Limits;
  mailer: Mailer;
  /** Receives enquiries by mail; undefined: they are only stored. */
  contactTo: string | undefined;
}

/**
 * Stores an enquiry, acknowledges it by mail, and mails it to `contactTo` if that is set. Returns
 * the ticket number. Throws RateLimited.
 *
 * @param form name of the form in that mail
 */
export async function storeMessage(
  context: ContactContext,
  { name, email, subject, message }: ContactMessage,
  client: Client,
  form = 'Contact form',
): Promise<number> {
  const { limits, contactTo, mailer } = context;
  await limitRate(context, `contact:${client}`, limits.contactsPerHour, 3600);
  const createdAt = context.now();
  const sender = await receiverOf(context, email);
  const id = await withTx(context.db, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ name, email, subject, message, createdAt })
      .returning({ id: contactMessages.id });
    if (!row) throw new Error('The message was not stored');
    if (sender) await queueReceipt(tx, sender, { id: row.id, createdAt });
    if (contactTo !== undefined) {
      await queueMail(tx, createdAt, {
        to: contactTo,
        subject: `${form}: ${subject.replaceAll(/\s+/g, ' ').trim()}`,
        text: `${name} <${email}> sent this message (${form.toLowerCase()}, ticket ${row.id}):\n\n${message}\n`,
      });
    }
    return row.id;
  });
  void mailer.flush();
  return id;
}

/** Returns the address to acknowledge to; undefined: not an address, or acknowledged too often. */
async function receiverOf(context: ContactContext, email: string): Promise<string | undefined> {
  const to = normalEmail(email);
  const isAllowed = to && (await isWithinRate(context, `receipt:${to}`, receiptsPerHour, 3600));
  return isAllowed ? to : undefined;
}
