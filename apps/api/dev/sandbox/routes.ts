import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../src/db/connect.ts';
import { sandboxOrders } from '../../src/db/schema.ts';
import { Invalid, NotFound } from '../../src/domain/errors.ts';
import type { PaymentProvider } from '../../src/domain/payments/provider.ts';
import { paidPage, wholePage } from '../checkout/pages.ts';
import { html, sandboxFiles } from './files.ts';
import { isBehaviour, sandboxPayer } from './payments.ts';
import { sandboxId } from './provider.ts';

interface PaymentRequest {
  order_id?: unknown;
  behaviour?: unknown;
}

interface PageFields {
  order_id?: string;
  callback_url?: string;
}

/** Without the headers that forbid frames, inline scripts, and popups that know their opener. */
const send = (reply: FastifyReply, { type, body }: { type: string; body: string }) =>
  reply
    .removeHeader('x-frame-options')
    .removeHeader('cross-origin-opener-policy')
    .removeHeader('content-security-policy')
    .header('cache-control', 'no-cache')
    .type(type)
    .send(body);

/** @throws Invalid for an address that a form may not be sent to, such as `javascript:` */
function callbackOf({ callback_url = '' }: PageFields): string {
  if (!/^https?:\/\//.test(callback_url)) throw new Invalid('The sandbox needs callback_url.');
  return callback_url;
}

/** Serves the scripts and pages of the sandbox's checkout, and processes its payments. */
export async function registerSandbox(
  app: FastifyInstance,
  db: Db,
  provider: PaymentProvider,
): Promise<void> {
  const payments = sandboxPayer(app, db, provider);

  // The frame sends JSON as plain text: its origin is opaque, and plain text needs no preflight.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Invalid('The sandbox needs JSON.'));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  async function pay({ order_id: orderId, behaviour }: PaymentRequest) {
    if (typeof orderId !== 'string' || !isBehaviour(behaviour)) {
      throw new Invalid('The sandbox needs order_id and behaviour.');
    }
    const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
    if (!order) throw new NotFound('The sandbox does not know this order.');
    // The real provider accepts one payment for an order, too.
    if (await provider.isPaid(orderId)) throw new Invalid('This order has been paid already.');
    return payments.pay({ id: sandboxId('pay'), orderId, amount: order.amount }, behaviour);
  }

  for (const [path, file] of Object.entries(sandboxFiles)) {
    app.get(path, async (_request, reply) => send(reply, file));
  }
  app.post('/sandbox/beacon', async (_request, reply) => reply.status(204).send());

  app.post<{ Body: PaymentRequest | undefined }>('/sandbox/payments', async ({ body }, reply) => {
    reply.header('access-control-allow-origin', '*');
    return pay(body ?? {});
  });

  app.post<{ Body: PageFields | undefined }>('/sandbox/page', async ({ body }, reply) => {
    const { order_id = '', ...rest } = body ?? {};
    return send(reply, html(wholePage('/sandbox/page/pay', order_id, callbackOf(rest))));
  });
  app.post<{ Body: PageFields | undefined }>('/sandbox/page/pay', async ({ body }, reply) => {
    const { order_id, ...rest } = body ?? {};
    const callback = callbackOf(rest);
    return send(reply, html(paidPage(await pay({ order_id, behaviour: 'pay' }), callback)));
  });
}
