import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { Busy } from '../errors.ts';
import { logIn } from './log-in.ts';
import * as passwords from './password.ts';
import { register } from './register.ts';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ LOGIN_FAILURES: '2' });
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

// Spec: decisions Server
it('counts no try at which nobody has looked: whoever was refused for want of time logs in later', async () => {
  const [email, password] = [make.newEmail(), 'monsoon ledge kite'];
  await make.customer(test.shop, { email, password });
  const tryIt = () => logIn(test.shop, email, password, '203.0.113.9');
  for (let n = 0; n < 12; n++) {
    vi.spyOn(passwords, 'isPassword').mockRejectedValueOnce(new Busy(5));
    await expect(tryIt()).rejects.toBeInstanceOf(Busy);
  }
  expect(await tryIt()).toMatch(/^ey/);
});

// Spec: decisions Server
it('counts no such registration either', async () => {
  const [email, password] = [make.newEmail(), 'monsoon ledge kite'];
  await make.verifiedEmail(test.shop, email);
  const form = { name: 'Asha', email, contact: '', password, confirmPassword: password };
  const tryIt = () => register(test.shop, form, { client: '127.0.0.1', secret: undefined });
  for (let n = 0; n < 12; n++) {
    vi.spyOn(passwords, 'hashPassword').mockRejectedValueOnce(new Busy(5));
    await expect(tryIt()).rejects.toBeInstanceOf(Busy);
  }
  await tryIt();
});
