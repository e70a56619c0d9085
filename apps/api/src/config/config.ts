import { join, resolve } from 'node:path';
import { brand } from '@parinda/brand';
import { readServerConfig, type ServerConfig } from '@parinda/server-kit/server-config';
import * as setting from '@parinda/server-kit/setting';
import { StartError } from '@parinda/server-kit/start-error';

export interface Config extends ServerConfig {
  dataDir: string;
  /** Any PostgreSQL; undefined: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  /** Of a replica, for what everybody may see. */
  replicaUrl: string | undefined;
  /** Where a built Storybook is or will be; undefined in production. */
  storybookDir: string | undefined;
  seed: boolean;
  /** undefined: generated and kept in `dataDir`. */
  jwtSecret: string | undefined;
  sessionHours: number;
  /** undefined: the sandbox outside production, none in production. */
  payment: PaymentConfig | undefined;
  /** Where the storefront is, for links in mails; undefined: mails name the page without a link. */
  siteUrl: string | undefined;
  /** undefined: mails stay in the local outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where messages of the contact form are mailed; undefined: they are only kept. */
  contactTo: string | undefined;
  corsOrigins: string[];
  pactStates: boolean;
  limits: Limits;
}

export interface PaymentConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  apiUrl: string;
}

export interface Limits {
  otpResendSeconds: number;
  /** Of one address, and of one IP. */
  otpsPerHour: number;
  /** Failed logins of one client at one address in 15 minutes; a client may fail five times as often. */
  loginFailures: number;
  contactsPerHour: number;
  /** Of one customer. */
  ordersPerHour: number;
}

const repository = resolve(import.meta.dirname, '../../../..');

/** Reads and checks every setting; throws StartError naming the variable that is wrong. */
export function readConfig(env: setting.Environment): Config {
  const serverConfig = readServerConfig(env);
  const { isProduction } = serverConfig;
  return {
    ...serverConfig,
    dataDir: resolve(env.DATA_DIR || join(repository, '.data')),
    databaseUrl: setting.server(
      env,
      'DATABASE_URL',
      /^postgres(ql)?:$/,
      'postgresql://user:password@host/database',
    ),
    replicaUrl: setting.server(
      env,
      'DATABASE_REPLICA_URL',
      /^postgres(ql)?:$/,
      'postgresql://user:password@host/database',
    ),
    storybookDir: isProduction
      ? undefined
      : resolve(env.STORYBOOK_DIR || join(repository, 'storybook-static')),
    seed: setting.isOn(env, 'SEED', !isProduction),
    jwtSecret: jwtSecret(env, isProduction),
    sessionHours: setting.wholeNumber(env, 'SESSION_HOURS', 24, 1, 24 * 365),
    payment: payment(env),
    siteUrl: setting.webAddress(env, 'SITE_URL'),
    smtpUrl: setting.server(env, 'SMTP_URL', /^smtps?:$/, 'smtps://user:password@host:465'),
    mailFrom: setting.sender(env, 'MAIL_FROM') ?? `${brand.name} <${brand.email}>`,
    contactTo: setting.sender(env, 'CONTACT_TO'),
    corsOrigins: setting.origins(env, 'CORS_ORIGINS'),
    pactStates: pactStates(env, isProduction),
    limits: {
      otpResendSeconds: setting.wholeNumber(env, 'OTP_RESEND_SECONDS', 60, 0, 3600),
      otpsPerHour: setting.wholeNumber(env, 'OTPS_PER_HOUR', 5, 1, 1_000_000),
      loginFailures: setting.wholeNumber(env, 'LOGIN_FAILURES', 10, 1, 1_000_000),
      contactsPerHour: setting.wholeNumber(env, 'CONTACTS_PER_HOUR', 20, 1, 1_000_000),
      ordersPerHour: setting.wholeNumber(env, 'ORDERS_PER_HOUR', 30, 1, 1_000_000),
    },
  };
}

function jwtSecret(
  { JWT_SECRET: text }: setting.Environment,
  isProduction: boolean,
): string | undefined {
  if (!text && isProduction) {
    throw new StartError('JWT_SECRET is missing. Production needs one of 32 characters or more.');
  }
  if (text && text.length < 32) {
    throw new StartError('JWT_SECRET is too short. Use 32 characters or more.');
  }
  return text || undefined;
}

function payment(env: setting.Environment): PaymentConfig | undefined {
  const names = ['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'];
  const [keyId, keySecret, webhookSecret] = names.map((name) => env[name]);
  const apiUrl = setting.webAddress(env, 'PAYMENT_API_URL');
  if (!keyId && !keySecret && !webhookSecret && !apiUrl) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = names.filter((name) => !env[name]).join(' and ');
    const all = `${names.join(', ')}, or none of them and no PAYMENT_API_URL`;
    throw new StartError(`${missing} missing. Set all of ${all}.`);
  }
  return { keyId, keySecret, webhookSecret, apiUrl: apiUrl ?? 'https://api.razorpay.com/v1' };
}

function pactStates(env: setting.Environment, isProduction: boolean): boolean {
  const isOn = setting.isOn(env, 'PACT_STATES', false);
  if (!isOn || !isProduction) return isOn;
  throw new StartError('PACT_STATES=1 is not allowed in production. Take it away.');
}
