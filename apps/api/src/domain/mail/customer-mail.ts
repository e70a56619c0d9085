import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { queueMail } from './mailer.ts';

interface CustomerMail {
  subject: string;
  /** Paragraphs after the greeting. */
  paragraphs: string[];
  /** Unique, such as 'order-paid:12'. */
  onceName: string;
  /** Attached as a PDF; undefined: none. */
  invoiceNumber?: string | undefined;
}

const recipient = statement((db, { userId }: { userId: number }) =>
  db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId)),
);

/** Queues a mail to a customer by name, in the transaction that it reports. */
export async function queueCustomerMail(
  tx: Db,
  now: Date,
  userId: number,
  { subject, paragraphs, onceName, invoiceNumber }: CustomerMail,
): Promise<void> {
  const [user] = await recipient(tx, { userId });
  if (!user) return;
  const text = [`Dear ${user.name},`, ...paragraphs].join('\n\n');
  await queueMail(tx, now, {
    to: user.email,
    subject,
    text: `${text}\n`,
    onceName,
    ...(invoiceNumber && { invoiceNumber }),
  });
}
