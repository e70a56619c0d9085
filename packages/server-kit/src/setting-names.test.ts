import { expect, it } from 'vitest';
import { refuseMisspelt } from './setting-names.ts';

// Spec: decisions Server
it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SITE_URLS', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['JWT-SECRET', 'JWT_SECRET'],
  ['PAYMENT_KEYID', 'PAYMENT_KEY_ID'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PAYMENT_SECRET', 'README.md'],
  ['SMTP_PASSWORD', 'README.md'],
])('names %s, and %s', (name, said) => {
  expect(() => refuseMisspelt({ [name]: 'hush' })).toThrow(`${name} is not a setting.`);
  expect(() => refuseMisspelt({ [name]: 'hush' })).toThrow(said);
  expect(() => refuseMisspelt({ [name]: 'hush' })).not.toThrow('hush');
});

it('lets alone what others are told by', () => {
  const others = {
    HOME: '/root',
    HOSTNAME: 'a',
    PATH: '/bin',
    PORTS: '1',
    NODE_OPTIONS: '--no-warnings',
    LOGNAME: 'a',
    TEST_DATABASE_URL: 'a',
    PAYMENT_SERVICE_HOST: '10.0.0.1',
    PAYMENT_PORT_80_TCP: 'tcp://10.0.0.1',
    npm_config_user_agent: 'pnpm',
    MAIL: '/var/mail/a',
    DATABASE_URI: '',
  };
  expect(() => refuseMisspelt(others)).not.toThrow();
  expect(() => refuseMisspelt(process.env)).not.toThrow();
});
