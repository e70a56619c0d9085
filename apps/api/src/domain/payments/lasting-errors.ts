import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { facts } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { PaymentContext } from './payment-context.ts';
import { ProviderError } from './provider.ts';

/** An error that lasts until the owner changes a setting. */
export type LastingError = ProviderError & { reason: 'wrong key' | 'broken' };

const nameOf = (reason: LastingError['reason']) => `payment provider: ${reason}`;
const names = [nameOf('wrong key'), nameOf('broken')];
/** Logs a burst of errors once. */
const burst = 10 * 60_000; // ms

const advice: Record<LastingError['reason'], string> = {
  'wrong key': 'Compare both settings with the keys at the provider.',
  broken: 'Check PAYMENT_API_URL, and whether the provider reports an outage.',
};

export const isLasting = (error: unknown): error is LastingError =>
  error instanceof ProviderError && (error.reason === 'wrong key' || error.reason === 'broken');

/** Stores an error for `shop payments list --problems` and logs it once per burst. */
export async function reportLastingError(
  { db, now: currentTime, log }: Pick<PaymentContext, 'db' | 'now' | 'log'>,
  { reason, message }: LastingError,
): Promise<void> {
  const now = currentTime();
  const text = `Customers cannot pay. ${message}. ${advice[reason]}`;
  // Starts with an ISO 8601 time, which sorts as text.
  const value = `${now.toISOString()} ${text}`;
  const since = new Date(now.getTime() - burst).toISOString();
  const kept = await db
    .insert(facts)
    .values({ name: nameOf(reason), value })
    .onConflictDoUpdate({ target: facts.name, set: { value }, setWhere: lt(facts.value, since) })
    .returning();
  if (kept.length > 0) log(text);
}

/** Call it after the provider has created an order. */
export const clearLastingErrors = statement((db, _none: object) =>
  db.delete(facts).where(inArray(facts.name, names)),
);

/** Call it after the provider has accepted the keys. */
export const clearWrongKey = statement((db, _none: object) =>
  db.delete(facts).where(eq(facts.name, nameOf('wrong key'))),
);

/** Returns the current lasting errors. */
export async function lastingErrors(db: Db): Promise<{ at: string; text: string }[]> {
  const rows = await db.select().from(facts).where(inArray(facts.name, names));
  return rows.map(({ value }) => {
    const [at = '', ...text] = value.split(' ');
    return { at, text: text.join(' ') };
  });
}
