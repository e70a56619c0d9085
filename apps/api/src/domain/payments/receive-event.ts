import { createHash } from 'node:crypto';
import { withTx } from '../../db/with-tx.ts';
import { sameText } from '../crypto/same-text.ts';
import { Invalid, NotFound } from '../errors.ts';
import { recordPayment, storeEvent } from './ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { reportOf } from './report-of.ts';
import { signWebhook } from './signature.ts';
import { isPaymentEvent, readWebhook } from './webhook-event.ts';

/** A webhook request. */
export interface ProviderEvent {
  rawBody: Buffer;
  signature: string;
  /** Event id; undefined or empty: the hash of the body is used. */
  id: string | undefined;
}

/** Handles a webhook: checks its signature and stores and applies each event once. */
export async function receiveEvent(
  { db, now: currentTime, payments, mailer, log, siteUrl }: PaymentContext,
  { rawBody, signature, id }: ProviderEvent,
): Promise<'ok' | 'repeated' | 'ignored'> {
  if (!payments) throw new NotFound();
  if (!sameText(signature, signWebhook(payments.webhookSecret, rawBody))) {
    throw new Invalid('The signature is not valid.');
  }
  // PostgreSQL text cannot store NUL.
  const payload = rawBody.toString('utf8').replaceAll('\0', '\ufffd');
  const { type, payment } = readWebhook(payload);
  const eventId = storableId(id) ?? createHash('sha256').update(rawBody).digest('hex');
  const now = currentTime();
  const isNew = await withTx(db, async (tx) => {
    const paymentId = payment?.id ?? null;
    const event = { eventId, type, paymentId, payload, receivedAt: now };
    if (!(await storeEvent(tx, event))) return false;
    if (payment) await recordPayment(tx, { now, siteUrl }, reportOf(payment));
    return true;
  });
  if (!isNew) return 'repeated';
  void mailer.flush();
  if (payment) return 'ok';
  if (isPaymentEvent(type)) log(`Payment event ${eventId} (${type}) has an unknown format`);
  return 'ignored';
}

const storableId = (id: string | undefined) =>
  id?.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200) || undefined;
