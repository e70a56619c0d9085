import { randomUUID } from 'node:crypto';
import { brand } from '@parinda/brand';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { mails, rateLimits, revokedTokens } from '../../db/schema.ts';
import { purge } from '../../jobs/purge.ts';

const oldPassword = 'monsoon ledge kite';
const newPassword = 'temple crow banyan';

let test: TestServer;
let email: string;
let token: string;
beforeAll(async () => {
  test = await startTestServer({ LOGIN_FAILURES: '2' });
});
beforeEach(async () => {
  await test.context.db.delete(rateLimits);
  email = `asha-${randomUUID()}@example.com`;
  ({ token } = await make.customer(test.context, { email, password: oldPassword }));
});
afterAll(() => test.close());

const profile = (session = token) => test.call('GET', '/api/user/profile/', { token: session });
const logIn = (password: string) =>
  test.call('POST', '/api/user/login/', { body: { email, password } });
const change = (current_password: string, password = newPassword) =>
  test.call('POST', '/api/user/change-password/', {
    token,
    body: { current_password, password },
  });

// Spec: decisions Second round
it('refuses a token after its logout, and no other token of the customer', async () => {
  const other = (await logIn(oldPassword)).body.token.access;
  const end = () => test.call('POST', '/api/user/logout/', { token });
  expect((await end()).status).toBe(204);
  expect([(await profile()).status, (await end()).status]).toEqual([401, 401]);
  expect((await profile(other)).status).toBe(200);
});

it('keeps the id of a revoked token until the token expires', async () => {
  const { db, now, sessionHours } = test.context;
  await test.call('POST', '/api/user/logout/', { token });
  const after = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  await purge({ ...test.context, now: () => after(sessionHours - 1) });
  expect((await profile()).status).toBe(401);
  await purge({ ...test.context, now: () => after(sessionHours + 1) });
  expect(await db.$count(revokedTokens)).toBe(0);
});

// Spec: decisions Second round
it('changes the name and the contact number, and nothing else', async () => {
  const before = (await profile()).body;
  const { status, body } = await test.call('PATCH', '/api/user/profile/', {
    token,
    body: { name: ' Asha Iyer ', contact: '९१२३४ ५६७८९', email: 'other@example.com', id: 1 },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, name: 'Asha Iyer', contact: '91234 56789' });
  expect((await profile()).body).toEqual(body);
});

it.each([{ name: ' ', contact: '' }, { name: 'Asha' }, { name: 'Asha', contact: 'x'.repeat(31) }])(
  'refuses %j and keeps the profile',
  async (changes) => {
    const answer = await test.call('PATCH', '/api/user/profile/', { token, body: changes });
    expect(answer.status).toBe(400);
    expect((await profile()).body.name).toBe('Asha Rao');
  },
);

// Spec: decisions Second round
it('changes the password, ends the other sessions and goes on with a new token', async () => {
  const other = (await logIn(oldPassword)).body.token.access;
  const { status, body } = await change(oldPassword);
  expect(status).toBe(200);
  expect((await profile(other)).status).toBe(401);
  expect((await profile(token)).status).toBe(401);
  expect((await profile(body.token.access)).status).toBe(200);
  expect((await logIn(oldPassword)).status).toBe(401);
  expect((await logIn(newPassword)).status).toBe(200);
  const sent = await test.context.db.select().from(mails).where(eq(mails.to, email));
  expect(sent.map(({ subject }) => subject)).toEqual([`Your ${brand.name} password was changed`]);
});

it('refuses a wrong current password, and limits guesses together with logins', async () => {
  expect(await change('a wrong one')).toMatchObject({
    status: 400,
    body: { current_password: ['The current password is wrong.'] },
  });
  expect((await logIn('a wrong one')).status).toBe(401);
  expect((await change(oldPassword)).status).toBe(429);
  expect((await profile()).status).toBe(200);
});

it('refuses a weak new password before it counts an attempt', async () => {
  for (let n = 0; n < 3; n++) {
    expect(await change('a wrong one', 'password1')).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('too common')] },
    });
  }
  expect((await change(oldPassword)).status).toBe(200);
});
