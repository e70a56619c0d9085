import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/schema.ts';
import type { Mailer } from '../domain/mail/mailer.ts';

const claimSeconds = 120;
const mostAttempts = 20;
const second = 1000;
/** Much shorter than nodemailer's own, so that a silent mail server holds nothing up for long. */
const timeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
};

/** Sends by SMTP. A mail that fails is tried again after two minutes. */
export function smtpMailer(
  db: Db,
  { smtpUrl, from, log }: { smtpUrl: string; from: string; log(problem: string): void },
): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function sendWaiting(): Promise<void> {
    for (const mail of await claim(db)) {
      try {
        await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text });
        // A sent mail may have held a one-time password: its text is not kept.
        await db.update(mails).set({ sentAt: new Date(), text: '' }).where(eq(mails.id, mail.id));
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
          return sendWaiting();
        })
        .catch(() => log('Mails could not be read'));
      running = next;
      return next;
    },
  };
}

/** Takes waiting mails for this process; another process takes others. */
async function claim(db: Db) {
  const now = new Date();
  const staleClaim = new Date(now.getTime() - claimSeconds * second);
  const isWaiting = and(
    isNull(mails.sentAt),
    lt(mails.attempts, mostAttempts),
    or(isNull(mails.claimedAt), lt(mails.claimedAt, staleClaim)),
  );
  const waiting = db.select({ id: mails.id }).from(mails).where(isWaiting).limit(20);
  return db
    .update(mails)
    .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(and(inArray(mails.id, waiting), isWaiting))
    .returning();
}
