import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '@parinda/brand';
import { StartError } from './start/start-error.ts';

type Environment = Record<string, string | undefined>;

export interface Config {
  isProduction: boolean;
  /** 0: any free port. */
  port: number;
  host: string;
  dataDir: string;
  /** Any PostgreSQL; undefined: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The built storefront; undefined: only the API is served. */
  siteDir: string | undefined;
  /** Where a built Storybook is or will be; undefined in production. */
  storybookDir: string | undefined;
  /** The shop's public address, when it is known. */
  siteUrl: string | undefined;
  seed: boolean;
  /** undefined: generated and kept in `dataDir`. */
  jwtSecret: string | undefined;
  sessionHours: number;
  orderIdSecret: string;
  /** undefined: the sandbox outside production, none in production. */
  payment: PaymentConfig | undefined;
  /** undefined: mails stay in the local outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  corsOrigins: string[];
  /** How many proxies stand before us, or their addresses. */
  trustProxy: false | number | string[];
  logLevel: string;
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
  /** Failed logins of one address in 15 minutes; an IP may fail five times as often. */
  loginFailures: number;
  contactsPerHour: number;
}

const repository = resolve(import.meta.dirname, '../../..');
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Reads and checks every setting; throws StartError naming the variable that is wrong. */
export function readConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  const siteDir = resolve(env.SITE_DIR || join(repository, 'apps/storefront/dist'));
  return {
    isProduction,
    port: wholeNumber(env, 'PORT', 3000, 0, 65535),
    host: env.HOST || 'localhost',
    dataDir: resolve(env.DATA_DIR || join(repository, '.data')),
    databaseUrl: databaseUrl(env),
    siteDir: existsSync(join(siteDir, 'index.html')) ? siteDir : undefined,
    storybookDir: isProduction
      ? undefined
      : resolve(env.STORYBOOK_DIR || join(repository, 'storybook-static')),
    siteUrl: webAddress(env, 'SITE_URL'),
    seed: env.SEED ? env.SEED !== '0' : !isProduction,
    jwtSecret: jwtSecret(env, isProduction),
    sessionHours: wholeNumber(env, 'SESSION_HOURS', 12, 1, 24 * 365),
    orderIdSecret: env.ORDER_ID_SECRET || 'parinda',
    payment: payment(env),
    smtpUrl: smtpUrl(env),
    mailFrom: env.MAIL_FROM || `${brand.name} <${brand.email}>`,
    corsOrigins: list(env.CORS_ORIGINS),
    trustProxy: trustProxy(env.TRUST_PROXY),
    logLevel: logLevel(env),
    pactStates: env.PACT_STATES === '1' && !isProduction,
    limits: {
      otpResendSeconds: wholeNumber(env, 'OTP_RESEND_SECONDS', 60, 0, 3600),
      otpsPerHour: wholeNumber(env, 'OTPS_PER_HOUR', 5, 1, 1_000_000),
      loginFailures: wholeNumber(env, 'LOGIN_FAILURES', 10, 1, 1_000_000),
      contactsPerHour: wholeNumber(env, 'CONTACTS_PER_HOUR', 20, 1, 1_000_000),
    },
  };
}

function wholeNumber(env: Environment, name: string, byDefault: number, min: number, max: number) {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(`${name}=${text} is not a whole number from ${min} to ${max}. Correct it.`);
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function webAddress(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new StartError(`${name} is not a web address (https://…). Correct it.`);
  }
  return text.replace(/\/+$/, '');
}

function smtpUrl({ SMTP_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^smtps?:/.test(text)) return text;
  throw new StartError('SMTP_URL is not a mail server. Write smtps://user:password@host:465.');
}

function databaseUrl({ DATABASE_URL: text }: Environment): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:/.test(text)) return text;
  throw new StartError(
    'DATABASE_URL is not a PostgreSQL address. Write postgresql://user:password@host/database.',
  );
}

function jwtSecret({ JWT_SECRET: text }: Environment, isProduction: boolean): string | undefined {
  if (!text && isProduction) {
    throw new StartError('JWT_SECRET is missing. Production needs one of 32 characters or more.');
  }
  if (text && text.length < 32) {
    throw new StartError('JWT_SECRET is too short. Use 32 characters or more.');
  }
  return text || undefined;
}

function payment(env: Environment): PaymentConfig | undefined {
  const names = ['PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET', 'PAYMENT_WEBHOOK_SECRET'];
  const [keyId, keySecret, webhookSecret] = names.map((name) => env[name]);
  if (!keyId && !keySecret && !webhookSecret) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = names.filter((name) => !env[name]).join(' and ');
    throw new StartError(`${missing} missing. Set all three of ${names.join(', ')}, or none.`);
  }
  const apiUrl = webAddress(env, 'PAYMENT_API_URL') ?? 'https://api.razorpay.com/v1';
  return { keyId, keySecret, webhookSecret, apiUrl };
}

function trustProxy(text: string | undefined): Config['trustProxy'] {
  if (!text || text === 'false' || text === '0') return false;
  if (text === 'true') return 1; // all hops would let a client name any address it likes
  return /^\d+$/.test(text) ? Number(text) : list(text);
}

function logLevel({ LOG_LEVEL: text = 'error' }: Environment): string {
  if (logLevels.includes(text)) return text;
  throw new StartError(`LOG_LEVEL=${text} is unknown. Use one of ${logLevels.join(', ')}.`);
}
