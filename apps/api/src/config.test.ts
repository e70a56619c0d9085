import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    ...{ port: 3000, host: 'localhost', isProduction: false, seed: true, trustProxy: false },
    ...{ payment: undefined, databaseUrl: undefined, pactStates: false, corsOrigins: [] },
  });
});

const secret = 'x'.repeat(32);

it.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET'],
  [{ PAYMENT_KEY_ID: 'a', PAYMENT_KEY_SECRET: 'b' }, 'PAYMENT_WEBHOOK_SECRET'],
  [
    {
      PAYMENT_API_URL: 'nowhere',
      PAYMENT_KEY_ID: 'a',
      PAYMENT_KEY_SECRET: 'b',
      PAYMENT_WEBHOOK_SECRET: 'c',
    },
    'PAYMENT_API_URL',
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SITE_URL: 'shop.example' }, 'SITE_URL'],
])('says in one line what is wrong with %j', (env, name) => {
  const line = new RegExp(`^[^\\n]*${name}[^\\n]*$`);
  expect(() => readConfig(env)).toThrow(line);
});

it.each([
  ['true', 1],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['false', false],
  ['0', false],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

it('seeds production only on demand, and brings no provider states there', () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: secret, PACT_STATES: '1' };
  expect(readConfig(production)).toMatchObject({ seed: false, pactStates: false });
  expect(readConfig({ ...production, SEED: '1' }).seed).toBe(true);
  expect(readConfig({ SEED: '0' }).seed).toBe(false);
});
