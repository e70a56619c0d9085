import { expect, it } from 'vitest';
import { misspeltNames } from './setting-names.ts';

const settings = [
  ...['PORT', 'HOST', 'SITE_URL', 'TRUST_PROXY', 'DATABASE_URL', 'JWT_SECRET', 'MAIL_FROM'],
  ...['OTPS_PER_HOUR', 'PAYMENT_KEY_ID', 'SMTP_URL'],
];

// Spec: decisions Server
it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SITE_URLS', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['JWT-SECRET', 'JWT_SECRET'],
  ['PAYMENT_KEYID', 'PAYMENT_KEY_ID'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PAYMENT_SECRET', 'docs/settings.md'],
  ['SMTP_PASSWORD', 'docs/settings.md'],
])('names %s, and %s', (name, named) => {
  const [error] = misspeltNames([name], settings);
  expect(error).toContain(`${name} is not a setting.`);
  expect(error).toContain(named);
});

it('ignores variables of other programs', () => {
  const others = [
    ...['HOME', 'HOSTNAME', 'PATH', 'PORTS', 'NODE_OPTIONS', 'LOGNAME', 'MAIL'],
    ...['TEST_DATABASE_URL', 'npm_config_user_agent'],
    ...['PAYMENT_SERVICE_HOST', 'PAYMENT_PORT_80_TCP'],
  ];
  expect(misspeltNames([...others, ...Object.keys(process.env)], settings)).toEqual([]);
});

it('ignores prefixes without a setting', () => {
  expect(misspeltNames(['PAYMENT_KEY_SECRET', 'OTP_RESEND_SECONDS'], ['SITE_URL'])).toEqual([]);
});
