import { brand } from '@parinda/brand';
import type { Db } from '../../db/connect.ts';
import type { contactMessages } from '../../db/schema.ts';
import { dateText } from '../mail/date-text.ts';
import { queueMail } from '../mail/mailer.ts';

const { name: shop, grievanceOfficer: officer } = brand;

type Enquiry = Pick<typeof contactMessages.$inferSelect, 'id' | 'createdAt'>;

/** Queues the acknowledgement of an enquiry. It repeats no text: anyone may have typed the address. */
export const queueReceipt = (tx: Db, to: string, { id, createdAt }: Enquiry): Promise<void> =>
  queueMail(tx, createdAt, {
    to,
    subject: `Your message to ${shop}: ticket ${id}`,
    text: `${[
      'Hello,',
      `We have received your message of ${dateText.format(createdAt)} (India). Its ticket number is ${id}.`,
      'We answer within one month. Please give the ticket number when you write about it again.',
      `If you are not satisfied, write to our ${officer.designation}: ${officer.name}, ${officer.phone}, ${officer.email}.`,
      'If you did not write to us, ignore this mail.',
    ].join('\n\n')}\n`,
    onceName: `contact-received:${id}`,
  });

/** Queues the owner's answer with the enquiry. */
export const queueAnswer = (
  tx: Db,
  now: Date,
  to: string,
  { id, name, message, createdAt }: Enquiry & { name: string; message: string },
  answer: string,
): Promise<void> =>
  queueMail(tx, now, {
    to,
    subject: `Your message to ${shop}: answer to ticket ${id}`,
    text: `${[
      `Dear ${name},`,
      answer,
      `You wrote on ${dateText.format(createdAt)} (India):`,
      message.trim().replaceAll(/^/gm, '> '),
    ].join('\n\n')}\n`,
    onceName: `contact-answer:${id}`,
  });
