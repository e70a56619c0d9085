import type { Db } from '../../db/connect.ts';
import { mails } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Of several mails of one name only the first is sent. */
  onceName?: string;
  /** From then on it is not sent any more. */
  expiresAt?: Date;
}

export interface Mailer {
  /** Sends what is waiting; called after the commit, and every minute. Never throws. */
  flush(): Promise<void>;
  /** Begins no further mail; told once the one that is being sent has ended. */
  stop(): Promise<void>;
}

const insertMail = statement((db, mail: Mail & { createdAt: Date }) =>
  db.insert(mails).values(mail).onConflictDoNothing({ target: mails.onceName }),
);

/** Writes a mail down within the caller's transaction; `flush` sends it after the commit. */
export async function queueMail(tx: Db, now: Date, mail: Mail): Promise<void> {
  if (/[\r\n]/.test(mail.to + mail.subject))
    throw new Error('A mail header cannot hold line breaks');
  await insertMail(tx, { ...mail, createdAt: now });
}
