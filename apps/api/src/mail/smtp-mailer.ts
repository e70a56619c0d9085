import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';

const claimSeconds = 120;
const mostAttempts = 20;

/** Sends by SMTP. A mail that fails is tried again after two minutes. */
export function smtpMailer(
  db: Db,
  { smtpUrl, from, log }: { smtpUrl: string; from: string; log(problem: string): void },
): Mailer {
  const transport = createTransport(smtpUrl);
  let running: Promise<void> = Promise.resolve();

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
      running = running.then(sendWaiting).catch(() => log('Mails could not be read'));
      return running;
    },
  };
}

/** Takes waiting mails for this process; another process takes others. */
async function claim(db: Db) {
  const now = new Date();
  const staleClaim = new Date(now.getTime() - claimSeconds * 1000);
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
