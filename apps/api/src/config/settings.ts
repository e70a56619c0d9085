import { brand } from '@parinda/brand';
import { serverSettings } from '@parinda/server-kit/server-config';
import * as setting from '@parinda/server-kit/setting';

const postgres = () =>
  setting.server(/^postgres(ql)?:$/, 'postgresql://user:password@host/database').optional();
const limit = () => setting.wholeNumber(1, 1_000_000);

const data = {
  DATABASE_URL: postgres().meta({
    unset: 'the built-in database',
    description:
      'PostgreSQL for any number of processes. Production needs it: the built-in database does not survive a power cut.',
  }),
  DATABASE_REPLICA_URL: postgres().describe(
    'Replica of that PostgreSQL, to read products, articles and reviews from, some milliseconds late. While it is down, the API reads from `DATABASE_URL`.',
  ),
  DATA_DIR: setting.anyText('a folder').optional().meta({
    unset: '`.data`',
    description:
      'Folder of the built-in database, its lock and the generated secret. Only one process can use it.',
  }),
  SEED: setting.onOff().optional().meta({
    unset: '`1`, in production `0`',
    description:
      '`1` fills an empty database with the demo catalogue and, outside production, with demo customers.',
  }),
};

const sessions = {
  JWT_SECRET: setting
    .anyText('32 characters or more')
    .min(32, 'JWT_SECRET is too short. Use 32 characters or more.')
    .optional()
    .meta({
      unset: 'generated and kept in `DATA_DIR`',
      description:
        'Signs sessions. Required in production: `openssl rand -hex 32`. A new secret ends all sessions.',
    }),
  SESSION_HOURS: setting
    .wholeNumber(1, 24 * 365)
    .prefault('24')
    .describe('Hours until a customer must log in again.'),
  CORS_ORIGINS: setting
    .origins()
    .describe('Other origins that may call the API. Needed where pages come from another origin.'),
};

const limits = {
  OTP_RESEND_SECONDS: setting
    .wholeNumber(0, 3600)
    .prefault('60')
    .describe('Seconds between two one-time passwords for the same email address.'),
  OTPS_PER_HOUR: limit()
    .prefault('5')
    .describe('One-time passwords for one email address, and for one IP address, in an hour.'),
  LOGIN_FAILURES: limit()
    .prefault('10')
    .describe(
      'Failed logins of one client with one email address in 15 minutes. With any email addresses, a client may fail five times as often.',
    ),
  CONTACTS_PER_HOUR: limit()
    .prefault('20')
    .describe('Messages of the contact form from one IP address in an hour.'),
  ORDERS_PER_HOUR: limit().prefault('30').describe('Orders of one customer in an hour.'),
};

const keys = 'Needs the other two `PAYMENT_` keys too.';
const unset = 'the sandbox, in production none';
const payments = {
  PAYMENT_KEY_ID: setting
    .anyText('a text')
    .optional()
    .meta({
      unset,
      description: `Key id of [the payment provider](payments.md). Nobody can pay without it in production. ${keys}`,
    }),
  PAYMENT_KEY_SECRET: setting
    .anyText('a text')
    .optional()
    .meta({ unset, description: `Key secret of the payment provider. ${keys}` }),
  PAYMENT_WEBHOOK_SECRET: setting
    .anyText('a text')
    .optional()
    .meta({ unset, description: `Signs the calls of the payment provider. ${keys}` }),
  PAYMENT_API_URL: setting.webAddress().optional().meta({
    unset: '`https://api.razorpay.com/v1`',
    description: 'API of another payment provider. Needs the three `PAYMENT_` keys.',
  }),
};

const mails = {
  SMTP_URL: setting
    .server(/^smtps?:$/, 'smtps://user:password@host:465')
    .optional()
    .meta({
      unset: 'the local outbox',
      description:
        'Server that sends mails. Production needs it: nobody can register without mails.',
    }),
  MAIL_FROM: setting
    .sender()
    .prefault(`${brand.name} <${brand.email}>`)
    .describe('Sender of mails.'),
  CONTACT_TO: setting
    .sender()
    .optional()
    .describe(
      'Receives messages of the contact form by mail. The shop keeps the messages in any case.',
    ),
};

const development = {
  STORYBOOK_DIR: setting.anyText('a folder').optional().meta({
    unset: '`storybook-static`',
    description: 'The built Storybook, served under `/storybook` except in production.',
  }),
  PACT_STATES: setting
    .onOff()
    .prefault('0')
    .describe('`1` opens `/_pact/states` for contract verification. Not allowed in production.'),
};

/** Settings of the API, by area of docs/settings.md. */
export const apiAreas = {
  Data: data,
  Sessions: sessions,
  Limits: limits,
  Payments: payments,
  Mails: mails,
  Development: development,
};

const keyNames = ['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'];
const missingKeys = (settings: object) => keyNames.filter((name) => !(name in settings));

export const apiSettings = setting
  .settings({
    ...serverSettings,
    ...data,
    ...sessions,
    ...limits,
    ...payments,
    ...mails,
    ...development,
  })
  .refine(
    ({ NODE_ENV, JWT_SECRET }) => NODE_ENV !== 'production' || JWT_SECRET,
    setting.rule('JWT_SECRET is missing. Production needs one of 32 characters or more.'),
  )
  .refine(
    ({ NODE_ENV, PACT_STATES }) => NODE_ENV !== 'production' || PACT_STATES !== true,
    setting.rule('PACT_STATES=1 is not allowed in production. Remove it.'),
  )
  .refine(
    (settings) =>
      missingKeys(settings).length === 0 ||
      (missingKeys(settings).length === keyNames.length && !settings.PAYMENT_API_URL),
    setting.rule(
      ({ input }) =>
        `${missingKeys(input as object).join(' and ')} missing. Set all of ${keyNames.join(', ')}, or none of them and no PAYMENT_API_URL.`,
    ),
  );
