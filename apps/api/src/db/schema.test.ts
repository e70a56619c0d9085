import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as make from '../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { maxQuantityPerLine } from '../domain/orders/order-lines.ts';
import { paymentChecks, payments, sandboxPayments } from './schema.ts';
import { sqlState } from './with-tx.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  const { id, providerOrderId: orderId } = await make.order(test.context, 1, {});
  await test.context.db.insert(sandboxPayments).values({ id: 'a', orderId, status: 'failed' });
  const now = new Date();
  await test.context.db.insert(paymentChecks).values({ orderId: id, dueAt: now });
  await test.context.db
    .insert(payments)
    .values({ id: 'a', state: 'captured', amount: 1, createdAt: now, changedAt: now });
  await make.otp(test.context, make.newEmail());
});
afterAll(() => test.close());

const checkViolation = '23514';

/** Updates every row and returns the SQLSTATE of the error, or 'none'. */
function sqlStateOf(table: string, column: string, value: string): Promise<string | undefined> {
  const write = sql.raw(`update ${table} set ${column} = ${value}`);
  return test.context.db.execute(write).then(() => 'none', sqlState);
}

describe.each<[string, string, string[], string[]]>([
  ['products', 'price_paise', ['0', 'max_price_paise'], ['-1', 'max_price_paise + 1']],
  ['products', 'max_price_paise', ['price_paise', 'price_paise + 1'], ['price_paise - 1']],
  ['otps', 'guesses', ['0', '5'], ['-1']],
  ['orders', 'total_paise', ['0', '9007199254740991'], ['-1']],
  ['orders', 'delivery_status', ["'pending'", "'delivered'"], ["''", "'Delivered'", "'paid'"]],
  ['orders', 'payment_status', ["'pending'", "'failed'", "'completed'"], ["''", "'captured'"]],
  ['order_items', 'price_paise', ['0', '1'], ['-1']],
  [
    'order_items',
    'quantity',
    ['1', `${maxQuantityPerLine}`],
    ['0', '-1', `${maxQuantityPerLine + 1}`],
  ],
  ['reviews', 'rating', ['1', '5'], ['0', '-1', '6']],
  ['reviews', 'status', ["'published'", "'pending'", "'draft'"], ["''", "'deleted'"]],
  ['mails', 'attempts', ['0', '20'], ['-1']],
  ['sandbox_orders', 'amount_paise', ['0', '1'], ['-1']],
  ['payments', 'state', ["'created'", "'mismatch'", "'refunded'"], ["''", "'authorized'"]],
  ['payments', 'problem', ["'second capture'", 'null'], ["''", "'lost'"]],
  ['payments', 'amount_paise', ['0', 'null', '9007199254740991'], ['-1']],
  ['payment_checks', 'failures', ['0', '1'], ['-1']],
  ['sandbox_payments', 'status', ["'failed'", "'captured'", "'refunded'"], ["''", "'completed'"]],
])('the database allows %s.%s', (table, column, allowed, rejected) => {
  it.each(allowed)('to be %s', async (value) => {
    expect(await sqlStateOf(table, column, value)).toBe('none');
  });

  it.each(rejected)('but not %s', async (value) => {
    expect(await sqlStateOf(table, column, value)).toBe(checkViolation);
  });
});
