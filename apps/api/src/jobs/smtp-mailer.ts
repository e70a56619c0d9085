import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/schema.ts';
import { renderInvoice } from '../domain/invoices/render-invoice.ts';
import { maxAttempts } from '../domain/mail/failed-mails.ts';
import { mailHtml } from '../domain/mail/mail-html.ts';
import type { Mailer } from '../domain/mail/mailer.ts';

/** The pause before a retry doubles each time, for three days. */
const firstPauseSeconds = 120;
const maxPauseSeconds = 6 * 3600;
const second = 1000;
/**
 * Shorter than nodemailer's defaults, so that a mail server that does not respond blocks little.
 * Their sum is below the first pause, so that no other process claims a mail that is being sent.
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

/** Until another process may claim the mail, less the time that sending takes. */
const markingSeconds = 80;

/** Mails in sending at a time, so that a slow mail server delays few others. */
const maxSending = 4;
/** If each takes ten seconds, the last is sent before its code expires. */
const maxWaitingCodes = 200;

/** Returns a mailer that sends by SMTP: in parallel, and to one address one mail after the other. */
export function smtpMailer(
  db: Db,
  { smtpUrl, from, log, now = () => new Date() }: Options,
): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let wake = () => {};
  let isStopping = false;

  async function send(mail: typeof mails.$inferSelect): Promise<void> {
    try {
      await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mailHtml(mail),
        attachments: await attachmentsOf(db, mail.invoiceNumber),
      });
    } catch (error) {
      log(`Mail ${mail.id} was not sent: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
      return;
    }
    await markAsSent(mail.id);
  }

  /** Repeats while the database is away, or the mail would be sent twice. */
  async function markAsSent(id: number): Promise<void> {
    const giveUpAt = Date.now() + markingSeconds * second;
    for (;;) {
      try {
        // The text may contain a one-time password.
        await db.update(mails).set({ sentAt: now(), text: '' }).where(eq(mails.id, id));
        return;
      } catch {
        if (isStopping || Date.now() > giveUpAt) {
          log(`Mail ${id} was sent, but the database does not know: it may be sent twice`);
          return;
        }
      }
      await wait(second);
    }
  }

  async function sendQueued(): Promise<void> {
    const sending = new Map<string, Promise<unknown>>();
    const claimNext = () => (isStopping ? undefined : claim(db, now(), [...sending.keys()]));
    try {
      for (;;) {
        const woken = new Promise<void>((done) => {
          wake = done;
        });
        const mail = sending.size < maxSending ? await claimNext() : undefined;
        if (mail) {
          sending.set(
            mail.to,
            send(mail).finally(() => sending.delete(mail.to)),
          );
        } else if (sending.size > 0) await Promise.race([woken, ...sending.values()]);
        else return;
      }
    } finally {
      await Promise.all(sending.values());
    }
  }

  return {
    flush() {
      wake();
      // A queued round also sends this caller's mails.
      next ??= running
        .then(() => {
          next = undefined;
          return sendQueued();
        })
        .catch(() => log('Reading the mail queue failed'));
      running = next;
      return next;
    },
    async hasRoomForCode() {
      const isWaiting = and(isNull(mails.sentAt), gt(mails.expiresAt, now()));
      return (await db.$count(mails, isWaiting)) < maxWaitingCodes;
    },
    stop() {
      isStopping = true;
      return running;
    },
  };
}

async function attachmentsOf(db: Db, invoiceNumber: string | null) {
  if (invoiceNumber === null) return [];
  const content = await renderInvoice(db, invoiceNumber);
  return [{ filename: `${invoiceNumber}.pdf`, content, contentType: 'application/pdf' }];
}

/**
 * Claims the oldest unsent mail to another address, one-time passwords first. One at a time: the
 * claims of many would expire before the last one is sent.
 */
async function claim(db: Db, now: Date, busyAddresses: string[]) {
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
        notInArray(mails.to, busyAddresses),
      ),
    )
    .orderBy(sql`${mails.expiresAt} is null`, asc(mails.createdAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ claimedAt: now, attempts: sql`${mails.attempts} + 1` })
    // With IN, some plans run the subquery for each row and claim every mail.
    .where(eq(mails.id, sql`(${oldest})`))
    .returning();
  return mail;
}
