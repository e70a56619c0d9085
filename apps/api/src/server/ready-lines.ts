import { brandWarnings } from '@parinda/brand';
import type { Config } from '../config/config.ts';

interface StartedServer {
  url: string;
  metricsUrl: string | undefined;
  demo: { email: string; password: string } | undefined;
}

/** Returns the lines that a started server prints: URL, mails and demo login. */
export function readyLines(
  name: 'API' | 'Shop',
  config: Config,
  { url, metricsUrl, demo }: StartedServer,
): string[] {
  return [
    `${name} ready at ${url}`,
    `Mails: ${mailsOf(config, url)}`,
    ...(metricsUrl ? [`Metrics: ${metricsUrl}`] : []),
    ...(demo ? [`Demo login: ${demo.email} / ${demo.password}`] : []),
  ];
}

function mailsOf({ smtpUrl, isProduction }: Config, url: string): string {
  if (smtpUrl) return `sent by ${new URL(smtpUrl).host}`;
  return isProduction ? 'kept in the database until SMTP_URL is set' : `${url}/sandbox/outbox`;
}

/**
 * Returns warnings about missing settings and brand facts in production, and about mails that
 * others can read.
 */
export function warnings({
  isProduction,
  host,
  databaseUrl,
  payment,
  smtpUrl,
  trustProxy,
}: Config): string[] {
  if (!isProduction) {
    return host === 'localhost' || host.startsWith('127.') || host === '::1'
      ? []
      : [
          `Warning: with HOST=${host} others in the network can read all mails, including one-time passwords.`,
        ];
  }
  return [
    ...(databaseUrl ? [] : ['Warning: DATABASE_URL is not set. A power cut can destroy the data.']),
    ...(payment ? [] : ['Warning: the PAYMENT_ keys are not set. Customers cannot pay.']),
    ...(trustProxy
      ? []
      : ['Warning: TRUST_PROXY is not set. Behind a proxy, all visitors share one rate limit.']),
    ...(smtpUrl ? [] : ['Warning: SMTP_URL is not set. No mail is sent, so nobody can register.']),
    ...brandWarnings(),
  ];
}
