import { afterEach, expect, it, vi } from 'vitest';
import { startOwnApi } from './own-api.ts';

afterEach(() => vi.unstubAllEnvs());

it('ignores a payment provider and mail server of the shell', async () => {
  // The server does not start with any of these values.
  vi.stubEnv('PAYMENT_KEY_ID', 'rzp_live_key');
  vi.stubEnv('PAYMENT_API_URL', 'no address');
  vi.stubEnv('SMTP_URL', 'no mail server');
  const api = await startOwnApi();
  const { status } = await fetch(`${api.url}/sandbox/outbox.json`);
  await api.stop();
  expect(status).toBe(200);
});
