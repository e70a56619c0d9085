import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { emailProofs, mails, otps } from '../../db/schema.ts';
import { demoLogin } from '../../db/seed-data.ts';
import { RateLimited } from '../errors.ts';
import { logIn } from './log-in.ts';
import { sendOtp } from './otp.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ OTPS_PER_HOUR: '7' });
});
afterAll(() => test.close());

const newEmail = () => `asha-${randomUUID()}@example.com`;
const post = (path: string, body: unknown) => test.call('POST', `/api/user/${path}/`, { body });

async function mailedOtp(email: string): Promise<string> {
  const { body } = await test.call('GET', '/sandbox/outbox.json');
  const mail = body.find(({ to }: { to: string }) => to === email);
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}

const mailsTo = (email: string) => test.context.db.$count(mails, eq(mails.to, email));

const form = (email: string) => ({
  name: 'Asha Rao',
  email,
  contact: '',
  password: 'monsoon ledge kite',
  confirm_password: 'monsoon ledge kite',
});

it('registers a customer who proves the address, and signs them in', async () => {
  const email = newEmail();
  expect(await post('send-otp', { email: email.toUpperCase() })).toMatchObject({
    status: 200,
    body: { message: 'OTP sent successfully' },
  });
  const otp = await mailedOtp(email);
  expect(await post('verify-otp', { email, otp })).toMatchObject({
    status: 200,
    body: { message: 'OTP verified successfully' },
  });
  expect((await post('register', form(email))).status).toBe(201);

  const login = await post('login', { email: email.toUpperCase(), password: form('').password });
  expect(login.status).toBe(200);
  const { access } = login.body.token;
  const profile = await test.call('GET', '/api/user/profile/', { token: access });
  expect(profile.body).toMatchObject({ name: 'Asha Rao', email, contact: null });
  expect(Object.keys(profile.body).sort()).toEqual(
    ['address', 'city', 'contact', 'email', 'id', 'name', 'postalcode', 'state'].sort(),
  );
  expect(profile.headers['cache-control']).toBe('no-store');
});

it('refuses an OTP that is used, wrong, expired, or guessed at too often', async () => {
  const email = newEmail();
  expect((await post('verify-otp', { email, otp: '123456' })).status).toBe(400);
  await post('send-otp', { email });
  const otp = await mailedOtp(email);
  const wrong = otp === '111111' ? '222222' : '111111';
  expect((await post('verify-otp', { email, otp: wrong })).status).toBe(400);
  expect((await post('verify-otp', { email: newEmail(), otp })).status).toBe(400);
  expect((await post('verify-otp', { email, otp })).status).toBe(200);
  expect((await post('verify-otp', { email, otp })).status).toBe(400);

  test.advanceMinutes(2);
  expect((await post('send-otp', { email })).status).toBe(200);
  const second = await mailedOtp(email);
  test.advanceMinutes(10);
  expect(await post('verify-otp', { email, otp: second })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('has expired') },
  });

  expect((await post('send-otp', { email })).status).toBe(200);
  const third = await mailedOtp(email);
  const other = third === '111111' ? '222222' : '111111';
  const guesses = await Promise.all(
    Array.from({ length: 5 }, () => post('verify-otp', { email, otp: other })),
  );
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await post('verify-otp', { email, otp: third })).status).toBe(429);
});

it('sends no second OTP within a minute, and only so many an hour', async () => {
  test.advanceMinutes(120);
  const email = newEmail();
  const ask = async () => {
    const call = { body: { email }, remoteAddress: '8.8.4.4' };
    return (await test.call('POST', '/api/user/send-otp/', call)).status;
  };
  expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect(await mailsTo(email)).toBe(1);
  test.advanceMinutes(1.1);
  expect(await ask()).toBe(200);
  expect(await mailsTo(email)).toBe(2);
  // Another address, the same IP, whatever the client says of itself.
  const statuses: number[] = [];
  const mailed: number[] = [];
  for (let n = 0; n < 6; n++) {
    const another = newEmail();
    const { status } = await test.call('POST', '/api/user/send-otp/', {
      body: { email: another },
      headers: { 'x-forwarded-for': `10.0.0.${n}` },
      remoteAddress: '8.8.4.4',
    });
    statuses.push(status);
    mailed.push(await mailsTo(another));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(mailed).toEqual([1, 1, 1, 1, 1, 0]);
  test.advanceMinutes(120);
});

it('sends one address only so many OTPs an hour, whichever IP asks', async () => {
  const email = newEmail();
  const ask = (ip: number) => {
    test.advanceMinutes(1.1);
    return sendOtp(test.context, email, `198.51.100.${ip}`);
  };
  for (let ip = 1; ip <= 7; ip++) await ask(ip);
  await expect(ask(8)).rejects.toThrow(RateLimited);
  expect(await mailsTo(email)).toBe(7);
});

// Spec: decisions Server
it('sends one OTP of twenty that are asked for at once', async () => {
  const email = newEmail();
  const tries = Array.from({ length: 20 }, (_, n) =>
    sendOtp(test.context, email, `198.51.100.${n}`),
  );
  const sent = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect([sent.length, await mailsTo(email)]).toEqual([1, 1]);
});

it('stores neither the OTP nor the password in the clear', async () => {
  const email = newEmail();
  await post('send-otp', { email });
  const otp = await mailedOtp(email);
  const kept = await test.context.db.query.otps.findMany({ where: eq(otps.email, email) });
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(otp);
  const customers = await test.context.db.query.users.findMany();
  const { email: demoEmail, password } = demoLogin;
  const passwordHash = expect.stringMatching(/^\$argon2id\$/);
  expect(customers).toContainEqual(expect.objectContaining({ email: demoEmail, passwordHash }));
  expect(JSON.stringify(customers)).not.toContain(password);
});

it('registers nobody whose address was not proven within the last 30 minutes', async () => {
  const email = newEmail();
  const refusal = { status: 400, body: { message: 'Please verify your e-mail address first.' } };
  expect(await post('register', form(email))).toMatchObject(refusal);
  await make.verifiedEmail(test.context, email);
  test.advanceMinutes(31);
  expect(await post('register', form(email))).toMatchObject(refusal);
});

it('says what is wrong with which field of a registration', async () => {
  const email = newEmail();
  const { body } = await post('register', { ...form('no address'), name: ' ', contact: 5 });
  expect(body).toEqual({
    name: ['This field is required.'],
    email: ['Please enter a valid e-mail address.'],
    contact: ['Must be text.'],
  });
  const differing = await post('register', { ...form(email), confirm_password: 'another one' });
  expect(differing.body).toEqual({ confirm_password: ["Both passwords don't match."] });
  const common = { ...form(email), password: 'Password123', confirm_password: 'Password123' };
  expect(Object.keys((await post('register', common)).body)).toEqual(['password']);
  await make.verifiedEmail(test.context, demoLogin.email);
  const taken = await post('register', form(demoLogin.email));
  expect(taken.body).toEqual({ email: ['An account with this e-mail already exists.'] });
});

it('lets one of two registrations at once through', async () => {
  const email = newEmail();
  await make.verifiedEmail(test.context, email);
  const both = await Promise.all([post('register', form(email)), post('register', form(email))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

it('answers an unknown address and a wrong password alike', async () => {
  const wrong = await post('login', { ...demoLogin, password: 'wrong' });
  const unknown = await post('login', { email: newEmail(), password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { errors: ['Invalid e-mail or password.'] } });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  expect((await post('login', { email: '' })).body.errors[0]).toContain('required');
});

it('stops guessing at a password, also in parallel, and lets the customer in later', async () => {
  const email = newEmail();
  await make.customer(test.context, { email, password: 'monsoon ledge kite' });
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => post('login', { email, password: 'wrong' })),
  );
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const right = { email, password: 'monsoon ledge kite' };
  expect((await post('login', right)).status).toBe(429);
  test.advanceMinutes(16);
  expect((await post('login', right)).status).toBe(200);
});

/** One failed login of an address, five of an IP, and one OTP of each. */
const strict = () => {
  const limits = { ...test.context.limits, loginFailures: 1, otpsPerHour: 1 };
  return { ...test.context, limits };
};

it('counts no try of a blocked IP against the address that it names', async () => {
  const [email, password] = [newEmail(), 'monsoon ledge kite'];
  await make.customer(test.context, { email, password });
  const tries = (address: () => string) =>
    Promise.allSettled(
      Array.from({ length: 5 }, () => logIn(strict(), address(), 'wrong', '203.0.113.1')),
    );
  await tries(newEmail);
  for (const one of await tries(() => email)) {
    expect(one).toMatchObject({ reason: expect.any(RateLimited) });
  }
  expect(await logIn(strict(), email, password, '203.0.113.2')).toContain('.');

  await sendOtp(strict(), newEmail(), '203.0.113.1');
  await expect(sendOtp(strict(), email, '203.0.113.1')).rejects.toThrow(RateLimited);
  await sendOtp(strict(), email, '203.0.113.2');
});

const rightPassword = 'monsoon ledge kite';
const wrongGuesses = (email: string, clients: string[]) =>
  Promise.allSettled(clients.map((client) => logIn(strict(), email, 'wrong', client)));

// Spec: decisions Server
it('lets the owner in although strangers have guessed', async () => {
  const email = newEmail();
  await make.customer(test.context, { email, password: rightPassword });
  await wrongGuesses(email, ['203.0.113.10', '203.0.113.10', '203.0.113.11']);
  await expect(logIn(strict(), email, rightPassword, '203.0.113.10')).rejects.toThrow(RateLimited);
  expect(await logIn(strict(), email, rightPassword, '203.0.113.12')).toContain('.');
});

// Spec: decisions Server
it('lets the owner in from where it was before, however many strangers guess', async () => {
  const email = newEmail();
  await make.customer(test.context, { email, password: rightPassword });
  await logIn(strict(), email, rightPassword, '203.0.113.20');
  await wrongGuesses(
    email,
    Array.from({ length: 12 }, (_, n) => `203.0.113.${30 + n}`),
  );
  const elsewhere = logIn(strict(), email, rightPassword, '203.0.113.21');
  await expect(elsewhere).rejects.toThrow(RateLimited);
  expect(await logIn(strict(), email, rightPassword, '203.0.113.20')).toContain('.');
});

// Spec: decisions Server
it('counts the addresses of one IPv6 network as one client', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 8; n++) {
    const call = { body: { email: newEmail() }, remoteAddress: `2a02:db8:1:2::${n}` };
    statuses.push((await test.call('POST', '/api/user/send-otp/', call)).status);
  }
  expect(statuses).toEqual([...Array(7).fill(200), 429]);
  const next = { body: { email: newEmail() }, remoteAddress: '2a02:db8:1:3::1' };
  expect((await test.call('POST', '/api/user/send-otp/', next)).status).toBe(200);
});

it('stays open to visitors behind a proxy that it was not told of', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 12; n++) {
    const call = {
      body: { email: newEmail() },
      remoteAddress: '172.17.0.1',
      headers: { 'x-forwarded-for': `8.8.8.${n}` },
    };
    statuses.push((await test.call('POST', '/api/user/send-otp/', call)).status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
});

it('counts and mails one address, however it is written', async () => {
  const email = newEmail();
  const wide = email.replace('asha', '\uff41sha');
  expect((await post('send-otp', { email })).status).toBe(200);
  for (const same of [`${email}.`, `${email}..`, wide, email.toUpperCase()]) {
    expect([same, (await post('send-otp', { email: same })).status]).toEqual([same, 429]);
  }
  expect(await mailsTo(email)).toBe(1);
});

it('takes an address that looks like an IP for no IP', async () => {
  const [email, password] = [newEmail(), 'monsoon ledge kite'];
  await make.customer(test.context, { email, password });
  const ip = '203.0.113.3';
  const tries = Array.from({ length: 5 }, () => logIn(strict(), ip, 'wrong', '203.0.113.4'));
  await Promise.allSettled(tries);
  expect(await logIn(strict(), email, password, ip)).toContain('.');

  await sendOtp(strict(), ip, '203.0.113.4');
  await sendOtp(strict(), email, ip);
});

it('refuses tokens that are expired, altered, of another key or of none', async () => {
  const { id, token } = await make.customer(test.context);
  const statusWith = async (bearer: string) =>
    (await test.call('GET', '/api/user/profile/', { token: bearer })).status;
  const claims = (key: Uint8Array, audience = 'parinda shop') =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(id))
      .setIssuer('parinda')
      .setAudience(audience)
      .setJti('x')
      .setExpirationTime(new Date(test.context.now().getTime() + 60_000))
      .sign(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = token.split('.')[1] ?? '';

  expect(await statusWith(token)).toBe(200);
  expect(await statusWith(await claims(test.context.keys.jwt))).toBe(200);
  expect(await statusWith(await claims(test.context.keys.jwt, 'elsewhere'))).toBe(401);
  expect(await statusWith(await claims(new Uint8Array(32)))).toBe(401);
  expect(await statusWith(`${part({ alg: 'none' })}.${payload}.`)).toBe(401);
  expect(await statusWith(`${token.slice(0, -3)}xyz`)).toBe(401);
  expect(await statusWith('nonsense')).toBe(401);
  test.advanceMinutes(25 * 60);
  expect(await statusWith(token)).toBe(401);
});

it('asks for a login where there is no token', async () => {
  const { status, body, headers } = await test.call('GET', '/api/user/profile/');
  expect({ status, body }).toEqual({ status: 401, body: { message: 'Please log in.' } });
  expect(headers['www-authenticate']).toBe('Bearer');
});

// An address that one visitor has proven is registered by that visitor alone.

const secret = 'Xk3v9-secret-of-this-page';
interface Visitor {
  remoteAddress: string;
  /** What the page has made at random; undefined: it sends none. */
  secret: string | undefined;
}
const from = (remoteAddress: string, secret?: string): Visitor => ({ remoteAddress, secret });

const postAs = async ({ remoteAddress, secret }: Visitor, path: string, body: object) => {
  const sent = { ...body, ...(secret !== undefined && { proof_secret: secret }) };
  return (await test.call('POST', `/api/user/${path}/`, { remoteAddress, body: sent })).status;
};

/** Proves a new address as that visitor. */
async function provenBy(visitor: Visitor): Promise<string> {
  const email = newEmail();
  const otp = await make.otp(test.context, email);
  expect(await postAs(visitor, 'verify-otp', { email, otp })).toBe(200);
  return email;
}

const registerAs = (email: string, visitor: Visitor) => postAs(visitor, 'register', form(email));

// Spec: decisions Server
it('registers a proven address for who has the secret of the proof, from anywhere', async () => {
  const email = await provenBy(from('203.0.113.1', secret));
  expect(await registerAs(email, from('203.0.113.1'))).toBe(400);
  expect(await registerAs(email, from('203.0.113.1', `${secret}2`))).toBe(400);
  expect(await registerAs(email, from('198.51.100.9', secret))).toBe(201);
});

// Spec: decisions Server
it('binds a proof without a secret to where it was made', async () => {
  const email = await provenBy(from('203.0.113.2'));
  expect(await registerAs(email, from('198.51.100.9'))).toBe(400);
  expect(await registerAs(email, from('203.0.113.2', secret))).toBe(400);
  expect(await registerAs(email, from('203.0.113.2'))).toBe(201);
  const six = await provenBy(from('2001:db8:1:2::1'));
  expect(await registerAs(six, from('2001:db8:1:3::1'))).toBe(400);
  expect(await registerAs(six, from('2001:db8:1:2::2'))).toBe(201);
});

it('lets everybody prove an address who reads its mails, and registers it once', async () => {
  const email = await provenBy(from('203.0.113.3', secret));
  const otp = await make.otp(test.context, email);
  const other = from('198.51.100.3', 'another-secret-of-a-page');
  expect(await postAs(other, 'verify-otp', { email, otp })).toBe(200);
  expect(await registerAs(email, from('203.0.113.3', secret))).toBe(201);
  expect(await registerAs(email, other)).toBe(400);
});

it.each(['short', 'x'.repeat(101), 'sixteen letters and blanks'])(
  'refuses %j for a secret',
  async (text) => {
    expect(await registerAs(newEmail(), from('203.0.113.4', text))).toBe(400);
  },
);

it('keeps no secret of a proof as it came', async () => {
  await provenBy(from('203.0.113.5', 'this-one-is-not-kept'));
  const kept = JSON.stringify(await test.context.db.select().from(emailProofs));
  expect(kept).not.toMatch(/this-one-is-not-kept|203\.0\.113/);
});
