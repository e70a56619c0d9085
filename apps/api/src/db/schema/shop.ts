import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, id, time } from './columns.ts';

/** Facts about the database, such as the time of the seed. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    /** null: open. */
    answeredAt: time('answered_at'),
    /** The mailed answer; null: answered in another way. */
    answer: text('answer'),
  },
  (t) => [
    index('contact_messages_age').on(t.createdAt),
    index('contact_messages_email').on(t.email),
  ],
);

/** Mails, written in the transaction that they report. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Unique, such as 'order-paid:12'. */
    onceName: text('once_name').unique(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The invoice or credit note to attach; null: none. */
    invoiceNumber: text('invoice_number'),
    createdAt: time('created_at').notNull(),
    /** The mail is not sent after this time. */
    expiresAt: time('expires_at'),
    claimedAt: time('claimed_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: time('sent_at'),
  },
  (t) => [
    index('mails_unsent').on(t.sentAt, t.createdAt),
    index('mails_to').on(t.to),
    atLeast('mails_attempts', t.attempts, 0),
  ],
);
