import { brand } from '@parinda/brand';
import { eq, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { newCustomer, placedOrder } from '../../../testing/customers.ts';
import { adminToken, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import * as tables from '../../db/schema.ts';
import {
  addresses,
  contactMessages,
  invoiceSeries,
  invoices,
  mails,
  orders,
  payments,
  reviews,
  sandboxPayments,
  users,
} from '../../db/schema.ts';
import { demoLogin } from '../../db/seed-data.ts';
import { sendResetCode } from '../identity/reset-password.ts';
import { ProviderError } from '../payments/provider.ts';
import { signPayment } from '../payments/signature.ts';
import { type CommandInput, type CommandName, runCommand } from './commands.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ CONTACT_TO: 'owner@example.com' });
});
afterAll(() => test.close());

const run = <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
  runCommand(test.context, name, input);
const errorOf = <Name extends CommandName>(
  name: Name,
  input: CommandInput<Name>,
): Promise<string> =>
  run(name, input).then(
    () => 'none',
    (error: Error) => error.message,
  );

const password = 'monsoon ledge kite';

/** Creates a customer with password and address. */
async function newCustomerWithPassword() {
  const email = make.newEmail();
  const { id, token } = await make.customer(test.context, { email, password });
  const { id: addressId } = await make.address(test.context, id);
  return { id, token, email, addressId };
}

const profile = (token: string) => test.call('GET', '/api/user/profile/', { token });
const logIn = (email: string) =>
  test.call('POST', '/api/user/login/', { body: { email, password } });

/** Creates an order and verifies its payment. */
async function paidOrder(customer: Awaited<ReturnType<typeof newCustomerWithPassword>>) {
  const order = await placedOrder(test, customer);
  const { id, razorpay_order_id: orderId } = order;
  const paymentId = `pay_of_${id}`;
  await test.context.db
    .insert(sandboxPayments)
    .values({ id: paymentId, orderId, status: 'captured' });
  const signature = signPayment(test.context.payments?.keySecret ?? '', orderId, paymentId);
  const body = {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: signature,
  };
  const url = `/api/user/orders/${id}/verify_payment/`;
  expect((await test.call('POST', url, { token: customer.token, body })).status).toBe(200);
  return { id, paymentId };
}

const mailsNamed = (onceName: string) =>
  test.context.db.select().from(mails).where(eq(mails.onceName, onceName));

describe('sessions:end', () => {
  // Spec: decisions Server
  it('ends the sessions of one customer, who can log in again', async () => {
    const [asha, ravi] = [await newCustomerWithPassword(), await newCustomerWithPassword()];
    const { text } = await run('sessions:end', { email: asha.email.toUpperCase() });
    expect(text).toBe(`The sessions of ${asha.email.toUpperCase()} have ended.`);
    expect((await profile(asha.token)).status).toBe(401);
    expect((await profile(ravi.token)).status).toBe(200);
    const { body } = await logIn(asha.email);
    expect((await profile(body.token.access)).status).toBe(200);
  });

  it('ends all sessions only with --all', async () => {
    const asha = await newCustomerWithPassword();
    const { data } = await run('sessions:end', { all: true });
    expect(data).toEqual({ customers: await test.context.db.$count(users) });
    expect((await profile(asha.token)).status).toBe(401);
    const message = 'Missing customer. Give an email address or --all.';
    expect(await errorOf('sessions:end', {})).toBe(message);
    expect(await errorOf('sessions:end', { email: asha.email, all: true })).toBe(message);
    expect(await errorOf('sessions:end', { email: 'none@example.com' })).toBe(
      'There is no customer none@example.com',
    );
  });
});

// Spec: decisions Server
it('customers:block blocks logins and ends sessions for good', async () => {
  const { email, token } = await newCustomerWithPassword();
  expect((await run('customers:block', { email })).text).toBe(`Customer ${email} is blocked.`);
  expect((await profile(token)).status).toBe(401);
  expect(await logIn(email)).toMatchObject({
    status: 401,
    body: { errors: expect.arrayContaining([expect.stringContaining('This account is blocked.')]) },
  });
  const wrong = { email, password: 'another one' };
  const guess = await test.call('POST', '/api/user/login/', { body: wrong });
  expect(JSON.stringify(guess.body)).not.toContain('blocked');
  const undone = await run('customers:block', { email, undo: true });
  expect(undone.text).toBe(`Customer ${email} may log in again with a new password.`);
  expect((await profile(token)).status).toBe(401);
  await expectResetBeforeLogin(email);
});

it('customers:block --undo changes nothing for a customer who was not blocked', async () => {
  const { email, token } = await newCustomerWithPassword();
  await run('customers:block', { email, undo: true });
  expect((await profile(token)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
});

// Spec: decisions Second round
it('customers:reset-password ends sessions and asks for a new password by mail', async () => {
  const { email, token } = await newCustomerWithPassword();
  expect((await run('customers:reset-password', { email })).text).toBe(
    `Customer ${email} must choose a new password.`,
  );
  expect((await profile(token)).status).toBe(401);
  const sent = await test.context.db.select().from(mails).where(eq(mails.to, email));
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Please choose a new ${brand.name} password`,
  ]);
  await expectResetBeforeLogin(email);
});

/** The right password is refused with a reason until a reset; a wrong one learns nothing. */
async function expectResetBeforeLogin(email: string): Promise<void> {
  const reason = "Please choose a new password with 'Forgot Password' before you log in.";
  expect(await logIn(email)).toMatchObject({ status: 401, body: { errors: [reason] } });
  const wrong = { email, password: 'another one' };
  const guess = await test.call('POST', '/api/user/login/', { body: wrong });
  expect(JSON.stringify(guess.body)).not.toContain('Forgot');
  const otp = await make.otp(test.context, email, sendResetCode);
  const body = { email, otp, password: 'temple crow banyan' };
  expect((await test.call('POST', '/api/user/reset-password/', { body })).status).toBe(200);
  const login = { email, password: body.password };
  expect((await test.call('POST', '/api/user/login/', { body: login })).status).toBe(200);
}

// Spec: decisions Server
it('customers:export returns all data without secrets', async () => {
  const asha = await newCustomerWithPassword();
  const order = await paidOrder(asha);
  await test.context.db.insert(contactMessages).values({
    name: 'Asha',
    email: asha.email,
    subject: 'Nets',
    message: 'Do you ship?',
  });
  const { data, text } = await run('customers:export', { email: asha.email });
  expect(data).toMatchObject({
    customer: { email: asha.email, name: 'Asha Rao' },
    addresses: [{ city: 'Mysuru' }],
    orders: [{ id: order.id }],
    order_items: [{ quantity: 2 }],
    payments: [{ id: order.paymentId, state: 'captured' }],
    messages: [{ subject: 'Nets' }],
  });
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
  expect(text).not.toContain('argon2');
});

describe('customers:erase', () => {
  // Spec: decisions Server
  it('removes personal data and keeps the accounts', async () => {
    const asha = await newCustomerWithPassword();
    const { id, paymentId } = await paidOrder(asha);
    expect(await errorOf('customers:erase', { email: asha.email })).toBe(
      `Order ${id} is paid and not delivered yet`,
    );
    await run('orders:deliver', { id });
    await test.context.db.insert(reviews).values([
      { userId: asha.id, productId: 1, rating: 5, text: 'Good.', status: 'published' },
      { userId: asha.id, productId: 2, rating: 1, text: 'I am Asha Rao', status: 'pending' },
    ]);
    await run('customers:erase', { email: asha.email });

    expect((await profile(asha.token)).status).toBe(401);
    expect((await logIn(asha.email)).status).toBe(401);
    const { db } = test.context;
    expect(await db.$count(addresses, eq(addresses.userId, asha.id))).toBe(0);
    expect(await db.$count(mails, eq(mails.to, asha.email))).toBe(0);
    expect(await db.select().from(reviews).where(eq(reviews.userId, asha.id))).toMatchObject([
      { text: 'Good.' },
    ]);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ paymentStatus: 'completed', address: { state: 'Karnataka' } });
    expect(JSON.stringify(order)).not.toMatch(/Asha|98765|Temple/);
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment?.amount).toBe(order?.total);
    // The address can register again.
    expect(await errorOf('customers:export', { email: asha.email })).toContain('There is no');
  });
});

describe('customers:remove-demo', () => {
  it('removes the demo customer with orders, invoices and reviews', async () => {
    const { db } = test.context;
    const { email, password } = demoLogin;
    const login = await test.call('POST', '/api/user/login/', { body: { email, password } });
    const token = login.body.token.access;
    const { id } = (await test.call('GET', '/api/user/profile/', { token })).body;
    const address = await make.address(test.context, id);
    await paidOrder({ id, token, email, addressId: address.id });
    const [other] = await db.select().from(reviews).where(ne(reviews.userId, id));
    const before = await db.$count(invoices, ne(invoices.userId, id));
    await db.insert(invoiceSeries).values({ name: 'INV-0102', last: 1 });
    await run('customers:remove-demo', {});

    expect(
      (await test.call('POST', '/api/user/login/', { body: { email, password } })).status,
    ).toBe(401);
    const theirs = Object.values(tables).filter((table) => 'userId' in table);
    expect(theirs.length).toBeGreaterThan(7);
    for (const table of theirs) expect(await db.$count(table, eq(table.userId, id))).toBe(0);
    expect(await db.$count(invoices)).toBe(before);
    const series = await db.select().from(invoiceSeries);
    expect(series.map(({ name }) => name)).not.toContain('INV-0102');
    expect(await db.$count(reviews, eq(reviews.id, other?.id ?? 0))).toBe(1);
    expect(await errorOf('customers:remove-demo', {})).toContain('There is no customer demo@');
  });
});

describe('orders', () => {
  it('are listed and shown with all details', async () => {
    const asha = await newCustomerWithPassword();
    const { id, paymentId } = await paidOrder(asha);
    const open = await placedOrder(test, asha);
    const waiting = (await run('orders:list', { toDeliver: true, limit: 1000 })).text;
    expect(waiting).toMatch(new RegExp(`^${id}  .*  Rs\\..*  paid  ${asha.email}$`, 'm'));
    expect(waiting).not.toMatch(new RegExp(`^${open.id}  `, 'm'));
    const all = (await run('orders:list', { limit: 1 })).text;
    expect(all).toMatch(new RegExp(`^${open.id}  .*  payment pending  ${asha.email}$`));
    const { text, data } = await run('orders:show', { id });
    expect(text).toContain(`Customer: Asha Rao <${asha.email}>`);
    expect(text).toContain('14 Temple Street, Mysuru, Karnataka 570001');
    expect(text).toContain(`Payment ${paymentId}: captured, Rs.`);
    expect(data).toMatchObject({ id, items: [{ quantity: 2 }], payments: [{ id: paymentId }] });
    expect(await errorOf('orders:show', { id: 2 ** 40 })).toBe(`There is no order ${2 ** 40}`);
  });

  // Spec: decisions Purchase
  it('are cancelled once and refunded', async () => {
    const asha = await newCustomerWithPassword();
    const { id, paymentId } = await paidOrder(asha);
    const result = `Order ${id} is cancelled. Refunded: ${paymentId}.`;
    expect((await run('orders:cancel', { id })).text).toBe(result);
    expect((await run('orders:cancel', { id })).text).toBe(`Order ${id} is cancelled.`);
    const [payment] = await test.context.db
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId));
    expect(payment).toMatchObject({ state: 'refunded', resolvedAt: expect.any(Date) });
    expect(await mailsNamed(`order-cancelled:${id}`)).toHaveLength(1);
    expect(await mailsNamed(`refund:${paymentId}`)).toHaveLength(1);
    const shown = await test.call('GET', `/api/user/orders/${id}/`, { token: asha.token });
    expect(shown.body).toMatchObject({
      delivery_status: 'pending',
      delivery_status_display: 'Cancelled',
      cancelled_at: expect.stringMatching(/Z$/),
      refunded_at: expect.stringMatching(/Z$/),
    });
    expect(await errorOf('orders:deliver', { id })).toBe(`Order ${id} is cancelled`);
  });

  // Spec: decisions Purchase
  it('that are cancelled cannot be paid, and a new key places a new one', async () => {
    const asha = await newCustomer(test);
    const body = { address: asha.addressId, items: [{ product: 1, quantity: 2 }] };
    const place = (key: string) =>
      test.call('POST', '/api/user/orders/', {
        token: asha.token,
        body,
        headers: { 'idempotency-key': key },
      });
    const { id } = (await place('one')).body;
    expect((await run('orders:cancel', { id })).text).toBe(`Order ${id} is cancelled.`);
    const shown = await test.call('GET', `/api/user/orders/${id}/`, { token: asha.token });
    expect(shown.body.razorpay_key).toBeUndefined();
    expect(await place('one')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('was cancelled') },
    });
    const second = await place('two');
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(id);
  });

  // Spec: decisions Purchase
  it('stay listed as a problem while the refund fails', async () => {
    const { id, paymentId } = await paidOrder(await newCustomerWithPassword());
    const { payments: provider } = test.context;
    if (!provider) throw new Error('no provider');
    vi.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderError('timeout'));
    expect(await errorOf('orders:cancel', { id })).toBe(
      `Order ${id} is cancelled, but payment ${paymentId} was not refunded: The payment provider did not answer in time. Nothing was refunded.`,
    );
    const problems = async () => (await run('payments:list', { problems: true, limit: 1000 })).text;
    expect(await problems()).toContain(`${paymentId}  captured`);
    await run('orders:cancel', { id });
    expect(await problems()).not.toContain(paymentId);
  });

  it('that are delivered are not cancelled', async () => {
    const { id } = await paidOrder(await newCustomerWithPassword());
    await run('orders:deliver', { id });
    expect(await errorOf('orders:cancel', { id })).toBe(`Order ${id} is delivered`);
  });
});

// Spec: decisions Server
it('reviews are listed, and rejecting one hides it from everyone but its author', async () => {
  const asha = await newCustomerWithPassword();
  const body = { product: 3, rating: 1, review_text: 'Buy elsewhere: example.com' };
  const { id } = (await test.call('POST', '/api/user/reviews/', { token: asha.token, body })).body;
  const pending = async () => (await run('reviews:list', { pending: true, limit: 1000 })).text;
  expect(await pending()).toMatch(
    new RegExp(`^${id} pending 1/5 .* by Asha Rao <${asha.email}>$`, 'm'),
  );
  expect((await run('reviews:reject', { id })).text).toBe(`Review ${id} is rejected.`);
  expect(await pending()).not.toContain(asha.email);
  const own = await test.call('GET', '/api/user/user-reviews/', { token: asha.token });
  expect(own.body).toMatchObject([{ id, status: 'draft' }]);
  const all = await test.call('GET', '/api/user/reviews/?product_id=3');
  expect(all.body).not.toContainEqual(expect.objectContaining({ id }));
  expect(await errorOf('reviews:reject', { id: 2 ** 40 })).toBe(`There is no review ${2 ** 40}`);
});

// Spec: decisions Server
it('contacts are listed and mailed to CONTACT_TO', async () => {
  const body = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Nets\r\nBcc: x@example.com',
    message: 'Do you ship?\nTo Mysuru?',
  };
  expect((await test.call('POST', '/api/user/contact/', { body })).status).toBe(201);
  const { text } = await run('contacts:list', { limit: 1 });
  expect(text).toMatch(/^\d+ open, 0 days, .* Asha <asha@example\.com>: Nets/);
  expect(text).toContain('\n  Do you ship?\n  To Mysuru?');
  const [mail] = await test.context.db.select().from(mails).where(like(mails.subject, 'Contact%'));
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    subject: 'Contact form: Nets Bcc: x@example.com',
  });
  expect(mail?.text).toContain('To Mysuru?');
});

describe('contacts', () => {
  const dayMs = 24 * 60 * 60_000;
  const enquire = (email: string) =>
    test.call('POST', '/api/user/contact/', {
      body: { name: 'Vasudha', email, subject: 'Nets', message: 'Do you ship?\nTo Mysuru?' },
    });
  /** Sends an enquiry and makes it older. */
  async function enquiry({ email = make.newEmail(), ageDays = 0 } = {}) {
    const id = Number((await enquire(email)).body.ticket);
    const createdAt = new Date(Date.now() - ageDays * dayMs);
    const { db } = test.context;
    await db.update(contactMessages).set({ createdAt }).where(eq(contactMessages.id, id));
    return { id, email };
  }

  // Consumer Protection (E-Commerce) Rules 2020, 4(5)
  it('are acknowledged by mail with the ticket number of the answer', async () => {
    const email = make.newEmail();
    const { status, body } = await enquire(email.toUpperCase());
    expect([status, body]).toEqual([
      201,
      { message: 'Message received', ticket: expect.stringMatching(/^\d+$/) },
    ]);
    const [mail, ...more] = await mailsNamed(`contact-received:${body.ticket}`);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: `Your message to ${brand.name}: ticket ${body.ticket}`,
    });
    for (const fact of [
      `number is ${body.ticket}`,
      'within one month',
      brand.grievanceOfficer.name,
    ]) {
      expect(mail?.text).toContain(fact);
    }
    // Anyone may type a stranger's address.
    expect(mail?.text).not.toMatch(/Mysuru|Vasudha|Nets/);
  });

  it('are acknowledged at most five times an hour, and not without a valid address', async () => {
    const email = make.newEmail();
    const tickets = [];
    for (let count = 0; count < 6; count++) tickets.push((await enquire(email)).body.ticket);
    const { db } = test.context;
    expect(new Set(tickets).size).toBe(6);
    expect(await db.$count(mails, eq(mails.to, email))).toBe(5);
    const { ticket } = (await enquire('a@example.com\r\nBcc: b@example.com')).body;
    expect(await mailsNamed(`contact-received:${ticket}`)).toEqual([]);
  });

  it('are open, overdue after 30 days, or answered', async () => {
    const [overdue, open, answered] = [
      await enquiry({ ageDays: 30 }),
      await enquiry({ ageDays: 29 }),
      await enquiry({ ageDays: 40 }),
    ];
    await run('contacts:answer', { id: answered.id });
    const lines = async (onlyOpen: boolean) =>
      (await run('contacts:list', { open: onlyOpen, limit: 1000 })).text;
    expect(await lines(false)).toMatch(new RegExp(`^${overdue.id} overdue, 30 days, `, 'm'));
    expect(await lines(false)).toMatch(new RegExp(`^${open.id} open, 29 days, `, 'm'));
    expect(await lines(false)).toMatch(new RegExp(`^${answered.id} answered, 40 days, `, 'm'));
    const toAnswer = await lines(true);
    expect(toAnswer.split('\n')[0]).toMatch(new RegExp(`^${overdue.id} overdue`));
    expect(toAnswer).not.toMatch(new RegExp(`^${answered.id} `, 'm'));
  });

  it('are answered once, by mail if there is a text', async () => {
    const { id, email } = await enquiry();
    const text = 'Yes, we do.\nIn four days.';
    expect((await run('contacts:answer', { id, text })).text).toBe(
      `Message ${id} is answered. Mailed to ${email}.`,
    );
    const [mail] = await mailsNamed(`contact-answer:${id}`);
    expect(mail).toMatchObject({
      to: email,
      subject: `Your message to ${brand.name}: answer to ticket ${id}`,
    });
    expect(mail?.text).toContain(`Dear Vasudha,\n\n${text}\n`);
    expect(mail?.text).toContain('> Do you ship?\n> To Mysuru?\n');
    expect(await errorOf('contacts:answer', { id, text: 'No.' })).toBe(
      `Message ${id} is already answered`,
    );
    expect((await run('contacts:answer', { id })).text).toBe(`Message ${id} is answered.`);
    const [row] = await test.context.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id));
    expect(row).toMatchObject({ answer: text, answeredAt: expect.any(Date) });
  });

  it('that cannot be mailed stay open', async () => {
    const { id } = await enquiry({ email: 'asha' });
    expect(await errorOf('contacts:answer', { id, text: 'Yes.' })).toBe(
      `Message ${id} has no valid email address: asha. Answer in another way, then run the command without --text.`,
    );
    expect((await run('contacts:list', { open: true, limit: 1000 })).text).toMatch(
      new RegExp(`^${id} open`, 'm'),
    );
    expect(await errorOf('contacts:answer', { id: 2 ** 40 })).toBe(
      `There is no message ${2 ** 40}`,
    );
  });
});

it('the running server runs commands and shows the changes at once', async () => {
  const asha = await newCustomerWithPassword();
  const ask = (name: string, input: object) =>
    test.call('POST', `/admin/commands/${name}`, { token: adminToken, body: input });
  expect(await ask('customers:block', { email: asha.email })).toMatchObject({
    status: 200,
    body: { text: `Customer ${asha.email} is blocked.` },
  });
  expect(await ask('orders:show', { id: 2 ** 40 })).toMatchObject({
    status: 404,
    body: { message: `There is no order ${2 ** 40}` },
  });
  expect((await ask('toString', {})).status).toBe(404);
});
