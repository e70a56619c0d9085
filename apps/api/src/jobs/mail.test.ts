import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newCustomer, placedOrder } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { mails } from '../db/schema.ts';
import { withTx } from '../db/with-tx.ts';
import { RateLimited } from '../domain/errors.ts';
import { sendOtp } from '../domain/identity/otp.ts';
import { listFailedMails } from '../domain/mail/failed-mails.ts';
import { queueMail } from '../domain/mail/mailer.ts';
import { recordPayment } from '../domain/payments/ledger.ts';
import { purge } from './purge.ts';
import { smtpMailer } from './smtp-mailer.ts';

let test: TestServer;
let server: Server;
let received: string[] = [];
let isRejecting = false;
/** The server accepts a mail after this promise. */
let accepting: Promise<void> = Promise.resolve();
const problems: string[] = [];

/** A minimal SMTP server. */
function converse(socket: Socket): void {
  let data: string | undefined;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 test');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    if (data !== undefined) {
      data += chunk;
      if (!data.endsWith('\r\n.\r\n')) return;
      received.push(data);
      data = undefined;
      void accepting.then(() => reply('250 kept'));
      return;
    }
    const command = String(chunk).slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      data = '';
      return reply('354 go on');
    }
    if (command === 'QUIT') return socket.end('221 bye\r\n');
    reply(command === 'RCPT' && isRejecting ? '451 later' : '250 fine');
  });
}

beforeAll(async () => {
  test = await startTestServer();
  server = createServer(converse);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await test.close();
  await new Promise((done) => server.close(done));
});
beforeEach(async () => {
  await test.context.db.delete(mails);
  received = [];
  isRejecting = false;
  accepting = Promise.resolve();
});

const mailer = (now?: () => Date) =>
  smtpMailer(test.context.db, {
    ...(now && { now }),
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    from: 'Parinda <shop@parinda.example>',
    log: (problem) => problems.push(problem),
  });
const queue = (onceName?: string, to = 'asha@example.com') =>
  queueMail(test.context.db, new Date(), {
    to,
    subject: 'Your order',
    text: 'It is paid.',
    ...(onceName && { onceName }),
  });

it('sends a text part and an HTML part that say the same', async () => {
  await queue();
  await mailer().flush();
  // SMTP doubles a dot that starts a line; long lines are wrapped.
  const data = received[0]?.replace(/^\.\./gm, '.').replace(/=\r\n/g, '');
  expect(data).toMatch(/Content-Type: multipart\/alternative/);
  expect(data).toMatch(/Content-Type: text\/plain.*It is paid\..*Content-Type: text\/html/s);
  expect(data).toMatch(/<p [^>]*>It is paid\.<\/p>/);
});

it('sends a mail once and deletes its text', async () => {
  await queue();
  const { flush } = mailer();
  await Promise.all([flush(), flush(), mailer().flush()]);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: asha@example.com');
  expect(received[0]).toContain('It is paid.');
  const [kept] = await test.context.db.select().from(mails);
  expect(kept).toMatchObject({ text: '', attempts: 1, sentAt: expect.any(Date) });
});

it('sends a mail once although the database is away after the sending', async () => {
  await queue();
  const { db } = test.context;
  const update = db.update.bind(db);
  const updates = vi.spyOn(db, 'update');
  // Two updates look for mails to send, the third marks this one as sent.
  updates.mockImplementationOnce(update).mockImplementationOnce(update);
  updates.mockImplementationOnce(() => {
    throw new Error('Connection terminated');
  });
  await mailer().flush();
  await mailer(() => new Date(Date.now() + 10 * 60_000)).flush();
  expect(received).toHaveLength(1);
  expect((await db.select().from(mails))[0]).toMatchObject({
    attempts: 1,
    sentAt: expect.any(Date),
  });
});

it('attaches the invoice of a paid order as a PDF', async () => {
  const order = await placedOrder(test, await newCustomer(test));
  await withTx(test.context.db, (tx) =>
    recordPayment(
      tx,
      { now: new Date(), siteUrl: undefined },
      {
        paymentId: 'pay_mailed',
        providerOrderId: order.razorpay_order_id,
        state: 'captured',
        money: { amount: order.razorpay_amount, currency: 'INR' },
      },
    ),
  );
  await mailer().flush();
  expect(received.join()).toMatch(/filename=INV-\d{4}-\d{6}\.pdf/);
  expect(received.join()).toContain('Content-Type: application/pdf');
});

it('queues at most one further round', async () => {
  const { flush } = mailer();
  const [first, second, third] = [flush(), flush(), flush()];
  expect(third).toBe(second);
  await first;
  await second;
  await queue();
  await flush();
  expect(received).toHaveLength(1);
});

it('claims one mail at a time whatever plan the database chooses', async () => {
  await queue();
  // PostgreSQL then plans for a table of one row.
  await test.context.db.execute(sql`analyze ${mails}`);
  await queue();
  await queue();
  await mailer().flush();
  expect(received).toHaveLength(3);
});

// Spec: decisions Server
it('leaves mails that it is not sending to other processes', async () => {
  await queue();
  await queue();
  await queue();
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  const slow = mailer().flush();
  await expect.poll(() => received.length).toBe(1);
  accepting = Promise.resolve();
  // Longer than the claim of a mail that is not being sent.
  await mailer(() => new Date(Date.now() + 110_000)).flush();
  expect(received).toHaveLength(3);
  resolve();
  await slow;
  expect(received).toHaveLength(3);
});

// Spec: decisions Server
it('finishes the current mail on stop and starts no other', async () => {
  await queue();
  await queue();
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  const { flush, stop } = mailer();
  void flush();
  await expect.poll(() => received.length).toBe(1);
  const stopped = stop();
  resolve();
  await stopped;
  const kept = await test.context.db.select().from(mails).orderBy(mails.id);
  expect(kept.map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([
    [1, true],
    [0, false],
  ]);
});

/** Returns the receivers, in the order of their mails. */
const receivers = () => received.map((data) => /^To: (\w+)@/m.exec(data)?.[1]);
const queueTo = async (...names: string[]) => {
  for (const name of names) await queue(undefined, `${name}@example.com`);
};
const queueCode = (to: string) => {
  const expiresAt = new Date(Date.now() + 600_000);
  return queueMail(test.context.db, new Date(), { to, subject: 'Code', text: '1', expiresAt });
};

it('sends four mails at a time', async () => {
  await queueTo('asha', 'ravi', 'meera', 'kiran', 'tara', 'dev');
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  const { flush } = mailer();
  const sent = flush();
  await expect.poll(() => received.length).toBe(4);
  expect(await test.context.db.$count(mails, isNotNull(mails.claimedAt))).toBe(4);
  resolve();
  await sent;
  expect(receivers().sort()).toEqual(['asha', 'dev', 'kiran', 'meera', 'ravi', 'tara']);
});

it('sends a one-time password while the mail server is slow with another mail', async () => {
  await queue();
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  const { flush } = mailer();
  const sent = flush();
  await expect.poll(receivers).toEqual(['asha']);
  accepting = Promise.resolve();
  await queueCode('ravi@example.com');
  const nextRound = flush();
  await expect.poll(receivers).toEqual(['asha', 'ravi']);
  resolve();
  await sent;
  await nextRound;
});

it('sends a one-time password before older mails', async () => {
  await queueTo('asha', 'ravi', 'meera', 'kiran', 'tara');
  await queueCode('dev@example.com');
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  const { flush } = mailer();
  const sent = flush();
  await expect.poll(() => received.length).toBe(4);
  expect(receivers()).toContain('dev');
  resolve();
  await sent;
  expect(received).toHaveLength(6);
});

it('sends the mails to one address in the order of the queue', async () => {
  const subjects = ['Paid', 'Delivered', 'Refunded'];
  for (const subject of subjects) {
    await queueMail(test.context.db, new Date(), { to: 'asha@example.com', subject, text: 'x' });
  }
  await mailer().flush();
  expect(received.map((data) => /^Subject: (\w+)/m.exec(data)?.[1])).toEqual(subjects);
});

it('refuses a one-time password while too many wait for the mail server', async () => {
  const context = { ...test.context, mailer: mailer() };
  const { promise, resolve } = Promise.withResolvers<void>();
  accepting = promise;
  for (let n = 0; n < 199; n++) await queueCode(`asha${n}@example.com`);
  await sendOtp(context, 'ravi@example.com', '203.0.113.50');
  await expect(sendOtp(context, 'tara@example.com', '203.0.113.51')).rejects.toThrow(RateLimited);
  expect(await test.context.db.$count(mails, eq(mails.to, 'tara@example.com'))).toBe(0);
  const stopped = context.mailer.stop();
  resolve();
  await stopped;
  await mailer().flush();
  await sendOtp(context, 'tara@example.com', '203.0.113.51');
});

// Spec: decisions Server
it('neither sends nor keeps an expired one-time password', async () => {
  const now = new Date();
  await queueMail(test.context.db, now, {
    to: 'asha@example.com',
    subject: 'Your one-time password',
    text: '123456',
    expiresAt: new Date(now.getTime() + 600_000),
  });
  await mailer(() => new Date(now.getTime() + 601_000)).flush();
  expect(received).toEqual([]);
  await purge({ ...test.context, now: () => new Date(now.getTime() + 601_000) });
  expect(await test.context.db.$count(mails)).toBe(0);
});

// Spec: decisions Server
it('retries for three days with growing pauses, then lists the mail for the owner', async () => {
  await queue();
  isRejecting = true;
  const start = Date.now();
  let now = start;
  const pauses: number[] = [];
  const { flush } = mailer(() => new Date(now));
  const attempts = async () => (await test.context.db.select().from(mails))[0]?.attempts ?? 0;
  let last = start;
  const step = () => (now < start + 7_200_000 ? 60_000 : 1_800_000);
  for (; now < start + 5 * 86_400_000; now += step()) {
    const before = await attempts();
    if (before === 20) break;
    await flush();
    if ((await attempts()) === before) continue;
    pauses.push(Math.round((now - last) / 60_000));
    last = now;
  }
  expect(pauses.slice(0, 6)).toEqual([0, 3, 5, 9, 17, 33]);
  expect(Math.max(...pauses)).toBe(390);
  expect((last - start) / 86_400_000).toBeGreaterThan(2.5);
  expect((await listFailedMails(test.context)).text).toMatch(/asha@example.com: Your order$/);
});

it('retries a rejected mail after two minutes', async () => {
  await queue();
  isRejecting = true;
  const { flush } = mailer();
  await flush();
  expect(problems.at(-1)).toMatch(/^Mail \d+ was not sent/);
  isRejecting = false;
  await flush();
  expect(received).toHaveLength(0);
  const earlier = new Date(Date.now() - 121_000);
  await test.context.db.update(mails).set({ claimedAt: earlier }).where(eq(mails.attempts, 1));
  await flush();
  expect(received).toHaveLength(1);
});

it('queues one mail for a name', async () => {
  await queue('order-paid:1');
  await queue('order-paid:1');
  expect(await test.context.db.$count(mails)).toBe(1);
});

it.each([
  { to: 'a@example.com\r\nBcc: b@example.com', subject: 'x' },
  { to: 'a@example.com', subject: 'x\nBcc: b@example.com' },
])('rejects line breaks in a header: %j', async (header) => {
  await expect(queueMail(test.context.db, new Date(), { ...header, text: 'x' })).rejects.toThrow(
    'line breaks',
  );
});
