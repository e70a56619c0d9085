import type { Db } from '../../db/connect.ts';
import { mails } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Unique: a second mail with this name is not sent. */
  onceName?: string;
  /** The invoice or credit note that is attached as a PDF. */
  invoiceNumber?: string;
  /** The mail is not sent after this time. */
  expiresAt?: Date;
}

export interface Mailer {
  /** Sends queued mails. Called after the commit and every minute. Never throws. */
  flush(): Promise<void>;
  /** Returns whether a one-time password that is queued now is sent before it expires. */
  hasRoomForCode(): Promise<boolean>;
  /** Starts no further mail and waits for those being sent. */
  stop(): Promise<void>;
}

const insertMail = statement((db, mail: Mail & { createdAt: Date }) =>
  db.insert(mails).values(mail).onConflictDoNothing({ target: mails.onceName }),
);

/** Queues a mail in the caller's transaction; `flush` sends it after the commit. */
export async function queueMail(tx: Db, now: Date, mail: Mail): Promise<void> {
  if (/[\r\n]/.test(mail.to + mail.subject))
    throw new Error('A mail header cannot hold line breaks');
  await insertMail(tx, { ...mail, createdAt: now });
}
