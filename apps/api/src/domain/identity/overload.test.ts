import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { Busy } from '../errors.ts';
import { logIn } from './log-in.ts';
import * as passwords from './password.ts';
import { register } from './register.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ LOGIN_FAILURES: '2' });
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

// Spec: decisions Server
it('does not count a login that was rejected as busy', async () => {
  const [email, password] = [make.newEmail(), 'monsoon ledge kite'];
  await make.customer(test.context, { email, password });
  const tryIt = () => logIn(test.context, email, password, '203.0.113.9');
  for (let n = 0; n < 12; n++) {
    vi.spyOn(passwords, 'isPassword').mockRejectedValueOnce(new Busy(5));
    await expect(tryIt()).rejects.toBeInstanceOf(Busy);
  }
  expect(await tryIt()).toMatch(/^ey/);
});

// Spec: decisions Server
it('does not count a registration that was rejected as busy', async () => {
  const [email, password] = [make.newEmail(), 'monsoon ledge kite'];
  await make.verifiedEmail(test.context, email);
  const form = { name: 'Asha', email, contact: '', password, confirmPassword: password };
  const tryIt = () => register(test.context, form, { client: '127.0.0.1', secret: undefined });
  for (let n = 0; n < 12; n++) {
    vi.spyOn(passwords, 'hashPassword').mockRejectedValueOnce(new Busy(5));
    await expect(tryIt()).rejects.toBeInstanceOf(Busy);
  }
  await tryIt();
});
