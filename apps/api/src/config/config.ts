import { join, resolve } from 'node:path';
import { serverConfig } from '@parinda/server-kit/server-config';
import { type Environment, readSettings } from '@parinda/server-kit/setting';
import type { z } from 'zod';
import { apiSettings } from './settings.ts';

export type Config = ReturnType<typeof apiConfig>;
export type PaymentConfig = NonNullable<Config['payment']>;
export type Limits = Config['limits'];

const repository = resolve(import.meta.dirname, '../../../..');

/** Throws StartError with one line for each error. */
export const readConfig = (env: Environment): Config => apiConfig(readSettings(apiSettings, env));

export function apiConfig(settings: z.output<typeof apiSettings>) {
  const config = serverConfig(settings);
  const {
    PAYMENT_KEY_ID: keyId,
    PAYMENT_KEY_SECRET: keySecret,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_API_URL: apiUrl = 'https://api.razorpay.com/v1',
  } = settings;
  return {
    ...config,
    dataDir: resolve(settings.DATA_DIR ?? join(repository, '.data')),
    databaseUrl: settings.DATABASE_URL,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    storybookDir: config.isProduction
      ? undefined
      : resolve(settings.STORYBOOK_DIR ?? join(repository, 'storybook-static')),
    seed: settings.SEED ?? !config.isProduction,
    jwtSecret: settings.JWT_SECRET,
    sessionHours: settings.SESSION_HOURS,
    payment:
      keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret, apiUrl } : undefined,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactTo: settings.CONTACT_TO,
    corsOrigins: settings.CORS_ORIGINS,
    pactStates: settings.PACT_STATES,
    limits: {
      otpResendSeconds: settings.OTP_RESEND_SECONDS,
      otpsPerHour: settings.OTPS_PER_HOUR,
      loginFailures: settings.LOGIN_FAILURES,
      contactsPerHour: settings.CONTACTS_PER_HOUR,
      ordersPerHour: settings.ORDERS_PER_HOUR,
    },
  };
}
