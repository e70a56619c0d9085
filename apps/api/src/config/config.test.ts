import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    isProduction: false,
    seed: true,
    trustProxy: false,
    payment: undefined,
    databaseUrl: undefined,
    pactStates: false,
    corsOrigins: [],
    sessionHours: 24,
    smtpUrl: undefined,
    logLevel: 'error',
  });
});

it('keeps sessions longer than the 20 hours that WCAG requires', () => {
  expect(readConfig({}).sessionHours).toBeGreaterThan(20);
});

it('ignores empty settings', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'SEED',
    'NODE_ENV',
    'JWT_SECRET',
    'SESSION_HOURS',
    'PAYMENT_KEY_ID',
    'PAYMENT_KEY_SECRET',
    'PAYMENT_WEBHOOK_SECRET',
    'PAYMENT_API_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_TO',
    'STORYBOOK_DIR',
    'CORS_ORIGINS',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'METRICS_PORT',
    'PACT_STATES',
    'OTP_RESEND_SECONDS',
    'OTPS_PER_HOUR',
    'LOGIN_FAILURES',
    'CONTACTS_PER_HOUR',
    'ORDERS_PER_HOUR',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

const secret = 'x'.repeat(32);
const production = { NODE_ENV: 'production', JWT_SECRET: secret };
const payment = {
  PAYMENT_KEY_ID: 'rzp_key',
  PAYMENT_KEY_SECRET: 'key secret',
  PAYMENT_WEBHOOK_SECRET: 'hook secret',
};
const { PAYMENT_WEBHOOK_SECRET: _hook, ...halfPayment } = payment;

it.each([
  [{ NODE_ENV: 'prod' }, 'NODE_ENV=prod', 'development, test, production'],
  [{ PORT: 'abc' }, 'PORT=abc', 'whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT=65536', 'whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT=80.5', 'whole number'],
  [{ PORT: '0x50' }, 'PORT=0x50', 'whole number'],
  [{ PORT: ' 80' }, 'PORT= 80', 'whole number'],
  [{ SESSION_HOURS: '-1' }, 'SESSION_HOURS=-1', 'whole number from 1 to 8760'],
  [{ SESSION_HOURS: '0' }, 'SESSION_HOURS=0', 'whole number from 1 to 8760'],
  [{ OTP_RESEND_SECONDS: '1e3' }, 'OTP_RESEND_SECONDS=1e3', 'from 0 to 3600'],
  [{ OTPS_PER_HOUR: '0' }, 'OTPS_PER_HOUR=0', 'from 1 to 1000000'],
  [{ LOGIN_FAILURES: 'none' }, 'LOGIN_FAILURES=none', 'from 1 to 1000000'],
  [{ CONTACTS_PER_HOUR: '2.0' }, 'CONTACTS_PER_HOUR=2.0', 'from 1 to 1000000'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT=yes', 'whole number from 0 to 65535'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'a:1' }, 'OTEL_EXPORTER_OTLP_ENDPOINT=a:1', 'https://'],
  [{ DATABSE_URL: 'x' }, 'DATABSE_URL', 'Did you mean DATABASE_URL?'],
  [{ SEED: 'false' }, 'SEED=false', '0, 1'],
  [{ PACT_STATES: 'yes' }, 'PACT_STATES=yes', '0, 1'],
  [{ ...production, PACT_STATES: '1' }, 'PACT_STATES=1', 'production'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL=verbose', 'silent, fatal, error, warn, info, debug, trace'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS=*', 'https://admin.example'],
  [{ CORS_ORIGINS: 'https://a.example/' }, 'CORS_ORIGINS=https://a.example/', 'no slash'],
  [{ CORS_ORIGINS: 'https://a.example,b' }, 'CORS_ORIGINS=https://a.example,b', 'https://'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY=maybe', 'number of proxies'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true', 'number of proxies'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY=-1', 'number of proxies'],
  [{ TRUST_PROXY: '99' }, 'TRUST_PROXY=99', 'number of proxies'],
  [{ TRUST_PROXY: '10.0.0.1, 10.0.0' }, 'TRUST_PROXY=10.0.0.1, 10.0.0', 'IP addresses'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY=10.0.0.0/33', 'IP addresses'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY=0.0.0.0/0', 'IP addresses'],
  [{ MAIL_FROM: 'Parinda' }, 'MAIL_FROM=Parinda', 'shop@shop.example'],
  [{ CONTACT_TO: 'Parinda' }, 'CONTACT_TO=Parinda', 'shop@shop.example'],
  [{ ...payment, PAYMENT_API_URL: 'nowhere' }, 'PAYMENT_API_URL=nowhere', 'https://'],
  [
    { ...payment, PAYMENT_API_URL: 'ftp://a.example' },
    'PAYMENT_API_URL=ftp://a.example',
    'https://',
  ],
  [
    { ...payment, PAYMENT_API_URL: 'https://a.example?b' },
    'PAYMENT_API_URL=https://a.example?b',
    'https://shop.example',
  ],
  [
    { ...payment, PAYMENT_API_URL: 'https://a.exam\nple' },
    'PAYMENT_API_URL=https://a.exam ple',
    'https://shop.example',
  ],
  [{ PAYMENT_API_URL: 'https://a.example' }, 'PAYMENT_KEY_ID', 'none of'],
  [halfPayment, 'PAYMENT_WEBHOOK_SECRET', 'none of'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET', '32 characters'],
])('reports the error in %j and the allowed values in one line', (env, setting, allowed) => {
  const { name, message } = startErrorOf(env);
  expect(name).toBe('StartError');
  expect(message.split('\n')).toHaveLength(1);
  expect(message.startsWith(`${setting} `)).toBe(true);
  expect(message).toContain(allowed);
  expect(message).not.toMatch(/key secret|xxxx/);
});

it('reports all errors at once, one in each line', () => {
  const { message } = startErrorOf({
    NODE_ENV: 'production',
    PORT: 'abc',
    SEED: 'false',
    DATABSE_URL: 'x',
    PAYMENT_KEY_ID: 'rzp_key',
    PACT_STATES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
  });
  expect(message.split('\n').map((line) => line.split(/[ =]/)[0])).toEqual([
    ...['PORT', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'SEED', 'DATABSE_URL', 'JWT_SECRET'],
    ...['PACT_STATES', 'PAYMENT_KEY_SECRET'],
  ]);
});

it.each([
  [{ JWT_SECRET: 'hush' }, 'JWT_SECRET'],
  [{ DATABASE_URL: 'mysql://shop:hush@localhost/shop' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'shop:hush@localhost' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://shop:hush@localhost:99999/shop' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://shop:hush%@localhost/shop' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://shop:hush@localhost/sh\nop' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://shop:hush@mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://shop:hush%@mail.example.com' }, 'SMTP_URL'],
  [{ CORS_ORIGINS: 'https://shop:hush@shop.example' }, 'CORS_ORIGINS'],
  [{ ...payment, PAYMENT_API_URL: 'https://shop:hush@pay.example' }, 'PAYMENT_API_URL'],
])('hides secrets in the error of %j', (env, setting) => {
  const { name, message } = startErrorOf(env);
  expect(name).toBe('StartError');
  expect(message).toMatch(new RegExp(`^${setting}\\b.*$`));
  expect(message).not.toContain('hush');
});

function startErrorOf(env: Record<string, string>): Error {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It was taken');
}

it.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
  ['0', false],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

it('removes the slash at the end of addresses', () => {
  expect(
    readConfig({
      ...payment,
      PAYMENT_API_URL: 'http://127.0.0.1:4000/v1/',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      DATABASE_URL: 'postgresql:///shop?host=/run/postgresql',
      SMTP_URL: 'smtps://shop:p%40ss@mail.example:465',
    }),
  ).toMatchObject({
    payment: { apiUrl: 'http://127.0.0.1:4000/v1', keySecret: 'key secret' },
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    databaseUrl: 'postgresql:///shop?host=/run/postgresql',
    smtpUrl: 'smtps://shop:p%40ss@mail.example:465',
  });
});

it('seeds production only on request', () => {
  expect(readConfig(production)).toMatchObject({ isProduction: true, seed: false });
  expect(readConfig({ ...production, SEED: '1' }).seed).toBe(true);
  expect(readConfig({ SEED: '0' }).seed).toBe(false);
});

it('enables provider states on request, never in production', () => {
  expect(readConfig({ PACT_STATES: '1' }).pactStates).toBe(true);
  expect(readConfig({ PACT_STATES: '0' }).pactStates).toBe(false);
  expect(readConfig({ ...production, PACT_STATES: '0' }).pactStates).toBe(false);
});
