import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { emailProofs, mails, otps } from '../../db/schema.ts';
import { demoLogin } from '../../db/seed-data.ts';
import { RateLimited } from '../errors.ts';
import { logIn } from './log-in.ts';
import { sendOtp } from './otp.ts';
import * as passwords from './password.ts';

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

it('registers a customer with a verified address and logs in', async () => {
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

// Spec: decisions Second round
it.each([
  ['Devanagari', 0x966],
  ['Arabic', 0x660],
  ['full-width', 0xff10],
])('accepts an OTP and a contact number in %s digits', async (_script, zero) => {
  const inScript = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const email = newEmail();
  const otp = await make.otp(test.context, email);
  expect((await post('verify-otp', { email, otp: inScript(otp) })).status).toBe(200);
  const contact = inScript('98765 43210');
  expect((await post('register', { ...form(email), contact })).status).toBe(201);
  const { password } = form(email);
  const { access } = (await post('login', { email, password })).body.token;
  const profile = await test.call('GET', '/api/user/profile/', { token: access });
  expect(profile.body.contact).toBe('98765 43210');
});

it('rejects an OTP that is used, wrong or expired, or after too many guesses', async () => {
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

it('limits OTPs to one a minute and to the hourly limit of an IP', async () => {
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
  // Another address from the same IP, with a forged X-Forwarded-For.
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

it('limits OTPs of one address in an hour across IPs', async () => {
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
it('sends one OTP for twenty parallel requests', async () => {
  const email = newEmail();
  const attempts = Array.from({ length: 20 }, (_, n) =>
    sendOtp(test.context, email, `198.51.100.${n}`),
  );
  const sent = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled');
  expect([sent.length, await mailsTo(email)]).toEqual([1, 1]);
});

it('stores OTP and password as hashes', async () => {
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

it('rejects a registration without a verification in the last 30 minutes', async () => {
  const email = newEmail();
  const notVerified = {
    status: 400,
    body: { message: 'Please verify your e-mail address first.' },
  };
  expect(await post('register', form(email))).toMatchObject(notVerified);
  await make.verifiedEmail(test.context, email);
  test.advanceMinutes(31);
  expect(await post('register', form(email))).toMatchObject(notVerified);
});

it('reports the errors of a registration by field', async () => {
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

it('accepts one of two parallel registrations', async () => {
  const email = newEmail();
  await make.verifiedEmail(test.context, email);
  const both = await Promise.all([post('register', form(email)), post('register', form(email))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

it('returns the same response for an unknown address and a wrong password', async () => {
  const wrong = await post('login', { ...demoLogin, password: 'wrong' });
  const unknown = await post('login', { email: newEmail(), password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { errors: ['Invalid e-mail or password.'] } });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  expect((await post('login', { email: '' })).body.errors[0]).toContain('required');
});

/** Runs guesses in parallel, without hashing: its queue rejects guesses on a slow machine. */
function guess<Result>(guesses: (() => Promise<Result>)[]) {
  const isPassword = vi.spyOn(passwords, 'isPassword').mockResolvedValue(false);
  return Promise.allSettled(guesses.map((run) => run())).finally(() => isPassword.mockRestore());
}

it('limits parallel password guesses and accepts a login later', async () => {
  const email = newEmail();
  await make.customer(test.context, { email, password: 'monsoon ledge kite' });
  const guesses = await guess(
    Array.from({ length: 12 }, () => () => post('login', { email, password: 'wrong' })),
  );
  const statuses = guesses.map((one) => one.status === 'fulfilled' && one.value.status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const right = { email, password: 'monsoon ledge kite' };
  expect((await post('login', right)).status).toBe(429);
  test.advanceMinutes(16);
  expect((await post('login', right)).status).toBe(200);
});

/** Limits: one failed login for an address, five for an IP, one OTP for each. */
const strict = () => {
  const limits = { ...test.context.limits, loginFailures: 1, otpsPerHour: 1 };
  return { ...test.context, limits };
};

it('does not count attempts of a blocked IP against the address', async () => {
  const [email, password] = [newEmail(), 'monsoon ledge kite'];
  await make.customer(test.context, { email, password });
  const attempts = (address: () => string) =>
    guess(
      Array.from({ length: 5 }, () => () => logIn(strict(), address(), 'wrong', '203.0.113.1')),
    );
  await attempts(newEmail);
  for (const one of await attempts(() => email)) {
    expect(one).toMatchObject({ reason: expect.any(RateLimited) });
  }
  expect(await logIn(strict(), email, password, '203.0.113.2')).toContain('.');

  await sendOtp(strict(), newEmail(), '203.0.113.1');
  await expect(sendOtp(strict(), email, '203.0.113.1')).rejects.toThrow(RateLimited);
  await sendOtp(strict(), email, '203.0.113.2');
});

const rightPassword = 'monsoon ledge kite';
const wrongGuesses = (email: string, clients: string[]) =>
  guess(clients.map((client) => () => logIn(strict(), email, 'wrong', client)));

// Spec: decisions Server
it('accepts the owner after failed logins of other clients', async () => {
  const email = newEmail();
  await make.customer(test.context, { email, password: rightPassword });
  await wrongGuesses(email, ['203.0.113.10', '203.0.113.10', '203.0.113.11']);
  await expect(logIn(strict(), email, rightPassword, '203.0.113.10')).rejects.toThrow(RateLimited);
  expect(await logIn(strict(), email, rightPassword, '203.0.113.12')).toContain('.');
});

// Spec: decisions Server
it('accepts the owner from a known client after many failed logins of other clients', async () => {
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
it('counts an IPv6 network as one client', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 8; n++) {
    const call = { body: { email: newEmail() }, remoteAddress: `2a02:db8:1:2::${n}` };
    statuses.push((await test.call('POST', '/api/user/send-otp/', call)).status);
  }
  expect(statuses).toEqual([...Array(7).fill(200), 429]);
  const next = { body: { email: newEmail() }, remoteAddress: '2a02:db8:1:3::1' };
  expect((await test.call('POST', '/api/user/send-otp/', next)).status).toBe(200);
});

// Spec: decisions Server
it('counts a private address that sends X-Forwarded-For as one client', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 8; n++) {
    const call = {
      body: { email: newEmail() },
      remoteAddress: '172.17.0.1',
      headers: { 'x-forwarded-for': `8.8.8.${n}` },
    };
    statuses.push((await test.call('POST', '/api/user/send-otp/', call)).status);
  }
  expect(statuses).toEqual([...Array(7).fill(200), 429]);
});

it('counts and mails all spellings of an address as one', async () => {
  const email = newEmail();
  const fullWidth = email.replace('asha', '\uff41sha');
  expect((await post('send-otp', { email })).status).toBe(200);
  for (const same of [`\u00a0${email}\u200b`, fullWidth, email.toUpperCase()]) {
    expect([same, (await post('send-otp', { email: same })).status]).toEqual([same, 429]);
  }
  expect(await mailsTo(email)).toBe(1);
});

it.each(['asha@example..com', 'asha@-x.com', 'asha@example.com.', 'asha@ex\u0430mple.com'])(
  'mails no OTP to the malformed address %s',
  async (email) => {
    expect(await post('send-otp', { email })).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid e-mail address.' },
    });
  },
);

it('separates email addresses that look like an IP from IPs', async () => {
  const [email, password] = [newEmail(), 'monsoon ledge kite'];
  await make.customer(test.context, { email, password });
  const ip = '203.0.113.3';
  const attempts = Array.from({ length: 5 }, () => logIn(strict(), ip, 'wrong', '203.0.113.4'));
  await Promise.allSettled(attempts);
  expect(await logIn(strict(), email, password, ip)).toContain('.');

  await sendOtp(strict(), ip, '203.0.113.4');
  await sendOtp(strict(), email, ip);
});

it('rejects tokens that are expired, altered, unsigned or signed with another key', async () => {
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

it('requires a login without a token', async () => {
  const { status, body, headers } = await test.call('GET', '/api/user/profile/');
  expect({ status, body }).toEqual({ status: 401, body: { message: 'Please log in.' } });
  expect(headers['www-authenticate']).toBe('Bearer');
});

// Only the visitor who has verified an address can register it.

const secret = 'Xk3v9-secret-of-this-page';
interface Visitor {
  remoteAddress: string;
  /** Random secret of the page; undefined: none is sent. */
  secret: string | undefined;
}
const from = (remoteAddress: string, secret?: string): Visitor => ({ remoteAddress, secret });

const postAs = async ({ remoteAddress, secret }: Visitor, path: string, body: object) => {
  const sent = { ...body, ...(secret !== undefined && { proof_secret: secret }) };
  return (await test.call('POST', `/api/user/${path}/`, { remoteAddress, body: sent })).status;
};

/** Verifies a new address as this visitor. */
async function provenBy(visitor: Visitor): Promise<string> {
  const email = newEmail();
  const otp = await make.otp(test.context, email);
  expect(await postAs(visitor, 'verify-otp', { email, otp })).toBe(200);
  return email;
}

const registerAs = (email: string, visitor: Visitor) => postAs(visitor, 'register', form(email));

// Spec: decisions Server
it('registers a verified address with the secret of the proof, from any client', async () => {
  const email = await provenBy(from('203.0.113.1', secret));
  expect(await registerAs(email, from('203.0.113.1'))).toBe(400);
  expect(await registerAs(email, from('203.0.113.1', `${secret}2`))).toBe(400);
  expect(await registerAs(email, from('198.51.100.9', secret))).toBe(201);
});

// Spec: decisions Server
it('binds a proof without a secret to its client', async () => {
  const email = await provenBy(from('203.0.113.2'));
  expect(await registerAs(email, from('198.51.100.9'))).toBe(400);
  expect(await registerAs(email, from('203.0.113.2', secret))).toBe(400);
  expect(await registerAs(email, from('203.0.113.2'))).toBe(201);
  const ipv6Email = await provenBy(from('2001:db8:1:2::1'));
  expect(await registerAs(ipv6Email, from('2001:db8:1:3::1'))).toBe(400);
  expect(await registerAs(ipv6Email, from('2001:db8:1:2::2'))).toBe(201);
});

it('accepts several proofs of an address and registers it once', async () => {
  const email = await provenBy(from('203.0.113.3', secret));
  const otp = await make.otp(test.context, email);
  const other = from('198.51.100.3', 'another-secret-of-a-page');
  expect(await postAs(other, 'verify-otp', { email, otp })).toBe(200);
  expect(await registerAs(email, from('203.0.113.3', secret))).toBe(201);
  expect(await registerAs(email, other)).toBe(400);
});

it.each(['short', 'x'.repeat(101), 'sixteen letters and blanks'])(
  'rejects %j as a secret',
  async (text) => {
    expect(await registerAs(newEmail(), from('203.0.113.4', text))).toBe(400);
  },
);

it('stores the secret of a proof as a hash', async () => {
  await provenBy(from('203.0.113.5', 'this-one-is-not-kept'));
  const kept = JSON.stringify(await test.context.db.select().from(emailProofs));
  expect(kept).not.toMatch(/this-one-is-not-kept|203\.0\.113/);
});

it('closes a code to a client after five wrong guesses, and not to the owner elsewhere', async () => {
  const email = newEmail();
  const otp = await make.otp(test.context, email);
  const wrong = otp === '111111' ? '222222' : '111111';
  const stranger = from('198.51.100.50');
  for (let n = 1; n <= 5; n++) {
    expect(await postAs(stranger, 'verify-otp', { email, otp: wrong })).toBe(400);
  }
  expect(await postAs(stranger, 'verify-otp', { email, otp })).toBe(429);
  expect(await postAs(from('203.0.113.50', secret), 'verify-otp', { email, otp })).toBe(200);
});

it('closes a code to every client after fifty wrong guesses', async () => {
  // A new hour for the limit of OTPs of this machine.
  test.advanceMinutes(120);
  const email = newEmail();
  const otp = await make.otp(test.context, email);
  const wrong = otp === '111111' ? '222222' : '111111';
  for (let n = 0; n < 50; n++) {
    const stranger = from(`198.51.100.${100 + Math.floor(n / 5)}`);
    expect(await postAs(stranger, 'verify-otp', { email, otp: wrong })).toBe(400);
  }
  expect(await postAs(from('203.0.113.51', secret), 'verify-otp', { email, otp })).toBe(429);
});

// Spec: decisions Second round
it('lists the optional operations, which all exist', async () => {
  const { status, body } = await test.call('GET', '/api/user/capabilities/');
  expect(status).toBe(200);
  expect(body.operations).toEqual(expect.arrayContaining(['getCapabilities', 'checkPassword']));
  expect(body.operations).not.toContain('login');
});

it.each([
  ['a good one', 'monsoon ledge kite', 204, undefined],
  ['a short one', 'monsoon', 400, { password: [expect.stringContaining('8 characters')] }],
  ['a common one', 'password1', 400, { password: [expect.stringContaining('too common')] }],
  ['the address', 'asha@example.com', 400, { password: [expect.stringContaining('differ')] }],
])('checks a new password: %s', async (_case, password, status, body) => {
  const answer = await post('check-password', { email: 'Asha@example.com', password });
  expect(answer).toMatchObject({ status, ...(body && { body }) });
});
