import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { contactMessages, mails, rateLimits } from '../../db/schema.ts';
import { runCommand } from '../owner/commands.ts';

let test: TestServer;
let email: string;
let id: number;
let token: string;
beforeAll(async () => {
  test = await startTestServer({ CONTACT_TO: 'owner@example.com' });
});
beforeEach(async () => {
  await test.context.db.delete(rateLimits);
  email = `asha-${randomUUID()}@example.com`;
  ({ id, token } = await make.customer(test.context, { email, password: 'monsoon ledge kite' }));
});
afterAll(() => test.close());

const myData = (session: string) => test.call('GET', '/api/user/my-data/', { token: session });
const request = (body: object) => test.call('POST', '/api/user/data-requests/', { token, body });
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

it('returns the data of customers:export, without secrets and not to be cached', async () => {
  await request({ kind: 'withdrawal' });
  const { status, body, headers } = await myData(token);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const { data } = await runCommand(test.context, 'customers:export', { email });
  expect(body).toEqual(asJson(data));
  expect(body).toMatchObject({
    customer: { id, email },
    messages: [{ subject: 'Withdraw my consent' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|sessionVersion|token|otp/i);
});

it('returns nothing of another customer', async () => {
  await request({ kind: 'correction', message: 'My street is Temple Street.' });
  const other = await make.customer(test.context, { name: 'Ravi Das' });
  const { body } = await myData(other.token);
  expect(body.customer.name).toBe('Ravi Das');
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${email}|Temple Street`));
});

it('reads the session only: parameters name no other customer', async () => {
  const url = `/api/user/my-data/?email=${email}&id=${id}&user=${id}`;
  const other = await make.customer(test.context);
  const { body } = await test.call('GET', url, { token: other.token });
  expect(body.customer.id).toBe(other.id);
});

it.each([
  ['GET', '/api/user/my-data/', undefined],
  ['POST', '/api/user/data-requests/', { kind: 'erasure' }],
] as const)('%s %s needs a session', async (method, url, body) => {
  expect((await test.call(method, url, { body })).status).toBe(401);
});

it.each([
  ['correction', 'Correct my personal data', 'My name is Asha Iyer.'],
  ['erasure', 'Erase my personal data', undefined],
  ['withdrawal', 'Withdraw my consent', ''],
])('stores a request of kind %s as an enquiry of the account', async (kind, subject, message) => {
  const { status, body } = await request({
    ...{ kind, ...(message !== undefined && { message }) },
    ...{ email: 'other@example.com', name: 'Other', user: 1 },
  });
  expect(status).toBe(201);
  const { data, text } = await runCommand(test.context, 'contacts:list', {
    open: true,
    limit: 1000,
  });
  const stored = (data as { id: number }[]).find((one) => String(one.id) === body.ticket);
  expect(stored).toMatchObject({ name: 'Asha Rao', email, subject, state: 'open' });
  expect(text).toContain(
    `Asha Rao <${email}>: ${subject}\n  Customer: ${id}\n  Phone: 98765 43210`,
  );
  if (message) expect(text).toContain(message);

  const sent = await test.context.db.select().from(mails);
  const subjects = sent.map((mail) => [mail.to, mail.subject]);
  expect(subjects).toContainEqual([email, expect.stringContaining(`ticket ${body.ticket}`)]);
  expect(subjects).toContainEqual(['owner@example.com', `Data request: ${subject}`]);
});

it('is answered by the owner like any enquiry', async () => {
  const { ticket } = (await request({ kind: 'erasure' })).body;
  await runCommand(test.context, 'contacts:answer', { id: Number(ticket), text: 'It is done.' });
  const sent = await test.context.db.select().from(mails).where(eq(mails.to, email));
  expect(sent.some(({ text }) => text.includes('It is done.'))).toBe(true);
});

it.each([
  [{ kind: 'correction' }, 'message'],
  [{ kind: 'correction', message: ' \n' }, 'message'],
  [{ kind: 'erasure', message: 'x'.repeat(10_001) }, 'message'],
  [{ kind: 'sell' }, 'kind'],
  [{}, 'kind'],
])('refuses %j and stores nothing', async (body, field) => {
  const answer = await request(body);
  expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  const { db } = test.context;
  expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(0);
});

it('has the limit of the contact form, and shares it', async () => {
  const limit = test.context.limits.contactsPerHour;
  for (let n = 0; n < limit - 1; n++) await request({ kind: 'withdrawal' });
  const body = { name: 'Asha', email, subject: 'Nets', message: 'Do you ship?' };
  expect((await test.call('POST', '/api/user/contact/', { body })).status).toBe(201);
  expect((await request({ kind: 'withdrawal' })).status).toBe(429);
});
