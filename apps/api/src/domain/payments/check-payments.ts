import type { CommandResult } from '../command-result.ts';
import type { PaymentContext } from './payment-context.ts';
import { minAmount, type PaymentProvider, providerErrorText } from './provider.ts';
import { signWebhook } from './signature.ts';
import { webhookPath } from './webhook-event.ts';

type CheckContext = Pick<PaymentContext, 'payments' | 'siteUrl' | 'now'>;

interface Check {
  name: string;
  isOk: boolean;
  /** The value, or the problem and its fix. */
  text: string;
}

const ok = (name: string, text: string): Check => ({ name, isOk: true, text });
const missing = (name: string, text: string): Check => ({ name, isOk: false, text });

const testPrefix = 'rzp_test_';
const livePrefix = 'rzp_live_';
const timeoutMs = 8000; // ms

/** Checks that customers can pay: keys, webhook and site. Creates nothing with live keys. */
export async function checkPayments(context: CheckContext, _none: object): Promise<CommandResult> {
  const { payments, siteUrl } = context;
  const checks = payments
    ? [
        await keys(payments),
        mode(payments),
        payments.webhookSecret
          ? ok('Webhook secret', 'set')
          : missing('Webhook secret', 'Set PAYMENT_WEBHOOK_SECRET.'),
        ok('Capture', 'automatic, set in each order'),
        await orders(payments, context.now()),
      ]
    : [missing('Keys', 'Set PAYMENT_KEY_ID, PAYMENT_KEY_SECRET and PAYMENT_WEBHOOK_SECRET.')];
  checks.push(site(siteUrl));
  if (payments && siteUrl) checks.push(await webhook(payments, siteUrl, context.now()));
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, isOk, text }) => `${isOk ? 'ok     ' : 'missing'}  ${name.padEnd(width)}  ${text}`,
  );
  const isFailed = checks.some(({ isOk }) => !isOk);
  const end = isFailed ? 'Customers cannot pay yet.' : 'Customers can pay.';
  const data = checks.map(({ name, isOk, text }) => ({ check: name, ok: isOk, text }));
  return { text: [...lines, end].join('\n'), data, isFailed };
}

async function keys(payments: PaymentProvider): Promise<Check> {
  return payments.listPayments().then(
    () => ok('Keys', 'accepted by the provider'),
    (error) => missing('Keys', `${providerErrorText(error)}.`),
  );
}

function mode({ keyId }: PaymentProvider): Check {
  if (keyId.startsWith(livePrefix)) return ok('Mode', `live (${keyId}): money moves`);
  if (keyId.startsWith(testPrefix)) return ok('Mode', `test (${keyId}): no money moves`);
  return missing('Mode', `PAYMENT_KEY_ID begins with neither ${testPrefix} nor ${livePrefix}.`);
}

/** Creates an order of ₹1 with test keys and reads it back. */
async function orders(payments: PaymentProvider, now: Date): Promise<Check> {
  if (!payments.keyId.startsWith(testPrefix)) {
    return ok('Orders', 'skipped, because these are not test keys');
  }
  const receipt = `payments-check-${now.getTime().toString(36)}`;
  try {
    const { id } = await payments.createOrder({ amount: minAmount, receipt });
    const found = await payments.ordersWith(receipt);
    return found.some((order) => order.id === id && order.amount === minAmount)
      ? ok('Orders', `created and read back (${id})`)
      : missing('Orders', `The provider does not find the order ${id} that it has just created.`);
  } catch (error) {
    return missing('Orders', `${providerErrorText(error)}.`);
  }
}

function site(siteUrl: string | undefined): Check {
  if (!siteUrl) return missing('SITE_URL', 'Set it to the address of the shop.');
  return siteUrl.startsWith('https://')
    ? ok('SITE_URL', siteUrl)
    : missing('SITE_URL', `${siteUrl} does not begin with https://.`);
}

/** Sends a signed event of an unknown type, which the server ignores. */
async function webhook(
  { webhookSecret }: PaymentProvider,
  siteUrl: string,
  now: Date,
): Promise<Check> {
  const url = `${siteUrl}${webhookPath}`;
  const body = JSON.stringify({ event: 'shop.check', created_at: now.getTime() });
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signWebhook(webhookSecret, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!answer) return missing('Webhook', `${url} does not answer.`);
  if (answer.ok) return ok('Webhook', url);
  const reason = answer.status === 400 ? ': its PAYMENT_WEBHOOK_SECRET differs' : '';
  return missing('Webhook', `${url} answered ${answer.status}${reason}.`);
}
