import { type ContactContext, storeMessage } from '../content/contact.ts';
import { Invalid } from '../errors.ts';
import { readProfile } from '../identity/customer.ts';
import type { Client } from '../limits/client.ts';

const subjects = {
  correction: 'Correct my personal data',
  erasure: 'Erase my personal data',
  withdrawal: 'Withdraw my consent',
};

interface DataRequest {
  kind: keyof typeof subjects;
  message?: string | undefined;
}

/**
 * Stores a request about personal data as an enquiry of the account. Returns the ticket number.
 * Throws Invalid, NotSignedIn or RateLimited.
 */
export async function storeDataRequest(
  context: ContactContext,
  userId: number,
  { kind, message = '' }: DataRequest,
  client: Client,
): Promise<number> {
  if (kind === 'correction' && !message.trim()) {
    throw Invalid.field('message', 'This field is required.');
  }
  const { name, email, contact } = await readProfile(context, userId);
  const enquiry = {
    name,
    email,
    subject: subjects[kind],
    message: [`Customer: ${userId}`, `Phone: ${contact ?? 'not given'}`, '', message]
      .join('\n')
      .trim(),
  };
  return storeMessage(context, enquiry, client, 'Data request');
}
