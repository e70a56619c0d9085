import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { Busy } from '../errors.ts';
import { logIn } from './log-in.ts';
import { isPassword } from './password.ts';

vi.mock('./password.ts', async (original) => {
  const all = await original<typeof import('./password.ts')>();
  return { ...all, isPassword: vi.fn(all.isPassword) };
});

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ LOGIN_FAILURES: '2' });
});
afterAll(() => test.close());

it('counts no try at which nobody has looked: whoever was refused for want of time logs in later', async () => {
  const [email, password] = [make.newEmail(), 'monsoon ledge kite'];
  await make.customer(test.shop, { email, password });
  const tryIt = () => logIn(test.shop, email, password, '203.0.113.9');
  for (let n = 0; n < 12; n++) {
    vi.mocked(isPassword).mockRejectedValueOnce(new Busy(5));
    await expect(tryIt()).rejects.toBeInstanceOf(Busy);
  }
  expect(await tryIt()).toMatch(/^ey/);
});
