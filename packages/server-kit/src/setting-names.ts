import leven from 'leven';
import type { Environment } from './setting.ts';
import { StartError } from './start-error.ts';

/** Every setting of either server: both are told by one environment. */
export const settingNames = [
  'API_INTERNAL_URL',
  'API_URL',
  'CHECKOUT_SCRIPT_URL',
  'CONTACTS_PER_HOUR',
  'CONTACT_TO',
  'CORS_ORIGINS',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'EARLY_HINTS',
  'HOST',
  'IMAGE_ORIGINS',
  'JWT_SECRET',
  'LOGIN_FAILURES',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_PORT',
  'NODE_ENV',
  'ORDERS_PER_HOUR',
  'ORDER_ID_SECRET',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'OTPS_PER_HOUR',
  'OTP_RESEND_SECONDS',
  'PACT_STATES',
  'PAGE_CACHE_MB',
  'PAYMENT_API_URL',
  'PAYMENT_KEY_ID',
  'PAYMENT_KEY_SECRET',
  'PAYMENT_WEBHOOK_SECRET',
  'PINCODE_URL',
  'PORT',
  'REPORT_URL',
  'SEED',
  'SERVICE_WORKER',
  'SESSION_HOURS',
  'SITE_DIR',
  'SITE_URL',
  'SMTP_URL',
  'STORYBOOK_DIR',
  'TRUST_PROXY',
];

const known = new Set(settingNames);
/** Nothing else on a machine begins so, but for what Kubernetes tells of a service by such a name. */
const ownPrefix = /^(PAYMENT|SMTP|OTPS?|JWT)_(?!(SERVICE|PORT)(_|$))/;
/** Shorter ones are too like what has nothing to do with us: HOST and HOME. */
const fewestLetters = 7;

/** A setting that is spelt wrongly would be one that is not there: throws StartError that names it. */
export function refuseMisspelt(env: Environment): void {
  for (const [name, text] of Object.entries(env)) {
    if (!text || known.has(name)) continue;
    const meant = settingNames.find((one) => isMeant(name, one));
    if (meant) throw new StartError(`${name} is not a setting. Did you mean ${meant}?`);
    if (ownPrefix.test(name)) {
      throw new StartError(`${name} is not a setting. README.md lists those that are.`);
    }
  }
}

function isMeant(name: string, setting: string): boolean {
  if (name.replaceAll('-', '_').toUpperCase() === setting) return setting.includes('_');
  if (Math.min(name.length, setting.length) < fewestLetters) return false;
  return leven(name, setting) <= (setting.length < 10 ? 1 : 2);
}
