import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/schema.ts';
import { maxAttempts } from '../domain/mail/failed-mails.ts';
import type { Mailer } from '../domain/mail/mailer.ts';

/** A mail that is not sent is tried again after these, twice as long each time: for three days. */
const firstPauseSeconds = 120;
const maxPauseSeconds = 6 * 3600;
const second = 1000;
/**
 * Much shorter than nodemailer's own, so that a silent mail server holds nothing up for long, and
 * together shorter than the first pause: nobody else takes a mail while it is being sent.
 */
const timeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
};

interface Options {
  smtpUrl: string;
  from: string;
  log(problem: string): void;
  now?(): Date;
}

/** Sends by SMTP, one mail after the other. */
export function smtpMailer(
  db: Db,
  { smtpUrl, from, log, now = () => new Date() }: Options,
): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStopping = false;

  async function sendQueued(): Promise<void> {
    for (;;) {
      const mail = isStopping ? undefined : await claim(db, now());
      if (!mail) return;
      try {
        await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text });
        // A sent mail may have held a one-time password: its text is not kept.
        await db.update(mails).set({ sentAt: now(), text: '' }).where(eq(mails.id, mail.id));
      } catch (error) {
        log(`Mail ${mail.id} was not sent: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
      }
    }
  }

  return {
    flush() {
      // A round that has not begun yet takes this caller's mails along.
      next ??= running
        .then(() => {
          next = undefined;
          return sendQueued();
        })
        .catch(() => log('Mails could not be read'));
      running = next;
      return next;
    },
    stop() {
      isStopping = true;
      return running;
    },
  };
}

/**
 * Takes one waiting mail for this process, the oldest; other processes take others. One at a time:
 * of many taken at once the last would be waiting longer than they are kept from others.
 */
async function claim(db: Db, now: Date) {
  const pause = sql`least(${maxPauseSeconds}, ${firstPauseSeconds} * power(2, ${mails.attempts} - 1))`;
  const isDue = sql`${mails.claimedAt} < ${now.toISOString()}::timestamptz - ${pause} * interval '1 second'`;
  const oldest = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        lt(mails.attempts, maxAttempts),
        or(isNull(mails.expiresAt), gt(mails.expiresAt, now)),
        or(isNull(mails.claimedAt), isDue),
      ),
    )
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, oldest))
    .returning();
  return mail;
}
