import { and, eq, isNull } from 'drizzle-orm';
import { contactMessages } from '../../db/schema.ts';
import { withTx } from '../../db/with-tx.ts';
import type { CommandResult } from '../command-result.ts';
import type { Context } from '../context.ts';
import { Conflict, Invalid, NotFound } from '../errors.ts';
import { normalEmail } from '../identity/email.ts';
import { queueAnswer } from './contact-mail.ts';

interface Answer {
  id: number;
  /** Mailed to the customer. */
  text?: string | undefined;
}

/**
 * Marks a message as answered, and mails the answer if there is one. Repeating it without a text
 * changes nothing. Throws NotFound; Conflict if another answer would be mailed; Invalid if the
 * text cannot be mailed.
 */
export async function answerContact(
  { db, now }: Context,
  { id, text }: Answer,
): Promise<CommandResult> {
  const answer = text?.trim();
  const answeredAt = now();
  return withTx(db, async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
    if (!message) throw new NotFound(`There is no message ${id}`);
    const to = normalEmail(message.email);
    if (answer && !to) {
      throw new Invalid(
        `Message ${id} has no valid email address: ${message.email}. Answer in another way, then run the command without --text.`,
      );
    }
    const [changed] = await tx
      .update(contactMessages)
      .set({ answeredAt, answer: answer ?? null })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
      .returning({ id: contactMessages.id });
    if (!changed && answer) throw new Conflict(`Message ${id} is already answered`);
    if (answer && to) await queueAnswer(tx, answeredAt, to, message, answer);
    return {
      text: `Message ${id} is answered.${answer ? ` Mailed to ${to}.` : ''}`,
      data: { id, mailed_to: answer ? to : null },
    };
  });
}
