import { randomUUID } from 'node:crypto';
import { brand } from '@parinda/brand';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { mails, otps, rateLimits } from '../../db/schema.ts';
import { sendOtp } from './otp.ts';
import { sendResetCode } from './reset-password.ts';

const loginFailures = 2;
const oldPassword = 'monsoon ledge kite';
const newPassword = 'temple crow banyan';

let test: TestServer;
let email: string;
let token: string;
beforeAll(async () => {
  test = await startTestServer({ LOGIN_FAILURES: `${loginFailures}`, OTPS_PER_HOUR: '2' });
});
beforeEach(async () => {
  await test.context.db.delete(rateLimits);
  email = `asha-${randomUUID()}@example.com`;
  ({ token } = await make.customer(test.context, { email, password: oldPassword }));
});
afterAll(() => test.close());

const post = (path: string, body: unknown, remoteAddress = '192.0.2.1') =>
  test.call('POST', `/api/user/${path}/`, { body, remoteAddress });
const codeFor = (address = email) => make.otp(test.context, address, sendResetCode);
const logIn = (password: string, from?: string) => post('login', { email, password }, from);
const mailsTo = (address: string) =>
  test.context.db.select().from(mails).where(eq(mails.to, address));

// Spec: decisions Second round
it('changes the password, ends all sessions and uses up the code', async () => {
  const otp = await codeFor();
  const body = { email: email.toUpperCase(), otp, password: newPassword };
  expect(await post('reset-password', body)).toMatchObject({
    status: 200,
    body: { message: 'Password changed' },
  });
  expect((await test.call('GET', '/api/user/profile/', { token })).status).toBe(401);
  expect((await logIn(oldPassword)).status).toBe(401);
  expect((await logIn(newPassword)).status).toBe(200);
  expect(await post('reset-password', { ...body, password: 'a third pass phrase' })).toMatchObject({
    status: 400,
    body: { message: 'This OTP is not valid.' },
  });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
    `Your ${brand.name} password was changed`,
  );
});

it('refuses a weak password before the code is used up', async () => {
  const otp = await codeFor();
  for (const password of ['password1', 'short', email]) {
    expect(await post('reset-password', { email, otp, password })).toMatchObject({
      status: 400,
      body: { password: [expect.any(String)] },
    });
  }
  expect((await post('reset-password', { email, otp, password: newPassword })).status).toBe(200);
});

it('accepts no code of another purpose, address or time', async () => {
  const registration = await make.otp(test.context, email, sendOtp);
  const send = (otp: string, address = email) =>
    post('reset-password', { email: address, otp, password: newPassword });
  expect((await send(registration)).status).toBe(400);
  const otp = await codeFor();
  const other = `ravi-${randomUUID()}@example.com`;
  await make.customer(test.context, { email: other, password: oldPassword });
  expect((await send(otp, other)).status).toBe(400);
  expect((await post('verify-otp', { email, otp })).status).toBe(400);
  test.advanceMinutes(10);
  expect(await send(otp)).toMatchObject({ status: 400, body: { message: /expired/ } });
});

it('closes the code to a client after five wrong guesses, and not to others', async () => {
  const otp = await codeFor();
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  const guess = (code: string, from: string) =>
    post('reset-password', { email, otp: code, password: newPassword }, from);
  for (let n = 0; n < 5; n++) expect((await guess(wrong, '192.0.2.7')).status).toBe(400);
  expect((await guess(otp, '192.0.2.7')).status).toBe(429);
  expect((await guess(otp, '192.0.2.8')).status).toBe(200);
});

it('answers alike for known and unknown addresses, and mails a code only to customers', async () => {
  const unknown = `nobody-${randomUUID()}@example.com`;
  const known = await post('send-reset-code', { email });
  expect(await post('send-reset-code', { email: unknown })).toMatchObject({
    status: known.status,
    body: known.body,
  });
  expect(known.status).toBe(200);
  expect((await mailsTo(email))[0]?.text).toMatch(/\b\d{6}\b/);
  const [mail] = await mailsTo(unknown);
  expect(mail?.text).toContain(`there is no ${brand.name} account`);
  expect(mail?.text).not.toMatch(/\d{6}/);
  expect(mail?.subject).toBe((await mailsTo(email))[0]?.subject);
});

it('limits codes as it limits OTPs of a registration, together with them', async () => {
  const ask = () => post('send-reset-code', { email });
  expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, body: { error: /wait \d+ seconds/ } });
  await test.context.db.delete(otps).where(eq(otps.email, email));
  expect((await post('send-otp', { email }, '192.0.2.9')).status).toBe(200);
  await test.context.db.delete(otps).where(eq(otps.email, email));
  expect((await post('send-reset-code', { email }, '192.0.2.10')).status).toBe(429);
});

// Spec: decisions Second round
it('lets the owner in from a new network after wrong passwords from many networks', async () => {
  for (let n = 0; n < 10 * loginFailures; n++) {
    expect((await logIn('a wrong one', `198.51.100.${n + 1}`)).status).toBe(401);
  }
  const home = '203.0.113.5';
  expect((await logIn(oldPassword, home)).status).toBe(429);
  const otp = await codeFor();
  expect((await post('reset-password', { email, otp, password: newPassword }, home)).status).toBe(
    200,
  );
  // The attack goes on.
  for (let n = 0; n < 10 * loginFailures; n++) {
    await logIn('a wrong one', `198.51.100.${n + 101}`);
  }
  expect((await logIn(newPassword, '203.0.113.99')).status).toBe(429);
  expect((await logIn(newPassword, home)).status).toBe(200);
});

it('opens no account without a password', async () => {
  const reviewer = `reviewer-${randomUUID()}@example.com`;
  await make.customer(test.context, { email: reviewer });
  await post('send-reset-code', { email: reviewer });
  expect((await mailsTo(reviewer))[0]?.text).not.toMatch(/\d{6}/);
});
