import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { facts } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderError } from './provider.ts';

/** Nobody can pay until the owner has changed a setting. */
export type LastingError = ProviderError & { reason: 'wrong key' | 'broken' };

const nameOf = (reason: LastingError['reason']) => `payment provider: ${reason}`;
const names = [nameOf('wrong key'), nameOf('broken')];
/** A burst of failed requests writes one line into the log. */
const burst = 10 * 60_000; // ms

const advice: Record<LastingError['reason'], string> = {
  'wrong key': 'Compare both settings with the keys at the provider.',
  broken: 'Check PAYMENT_API_URL, and whether the provider reports a disturbance.',
};

export const isLasting = (error: unknown): error is LastingError =>
  error instanceof ProviderError && (error.reason === 'wrong key' || error.reason === 'broken');

/** Keeps the error for `shop payments list --problems`, and logs it unless it was logged a moment ago. */
export async function reportLastingError(
  { db, now: currentTime, log }: Pick<PaymentContext, 'db' | 'now' | 'log'>,
  { reason, message }: LastingError,
): Promise<void> {
  const now = currentTime();
  const text = `Customers cannot pay. ${message}. ${advice[reason]}`;
  // It begins with the time in ISO 8601, which compares as text.
  const value = `${now.toISOString()} ${text}`;
  const since = new Date(now.getTime() - burst).toISOString();
  const kept = await db
    .insert(facts)
    .values({ name: nameOf(reason), value })
    .onConflictDoUpdate({ target: facts.name, set: { value }, setWhere: lt(facts.value, since) })
    .returning();
  if (kept.length > 0) log(text);
}

/** The provider has made an order: nothing is wrong any more. */
export const clearLastingErrors = statement((db, _none: object) =>
  db.delete(facts).where(inArray(facts.name, names)),
);

/** The provider has accepted the keys. */
export const clearWrongKey = statement((db, _none: object) =>
  db.delete(facts).where(eq(facts.name, nameOf('wrong key'))),
);

/** The errors that last at present: a time and a text each. */
export async function lastingErrors(db: Db): Promise<{ at: string; text: string }[]> {
  const rows = await db.select().from(facts).where(inArray(facts.name, names));
  return rows.map(({ value }) => {
    const [at = '', ...words] = value.split(' ');
    return { at, text: words.join(' ') };
  });
}
