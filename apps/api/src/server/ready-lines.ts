import type { Config } from '../config/config.ts';

interface StartedServer {
  url: string;
  metricsUrl: string | undefined;
  demo: { email: string; password: string } | undefined;
}

/** What a started server prints: its address, where mails go and, for trying out, a login. */
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

/** What a production shop still lacks, and what is open that others can reach. */
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
      : [`Warning: with HOST=${host} the network can read all mails, one-time passwords included.`];
  }
  return [
    ...(databaseUrl
      ? []
      : ['Warning: without DATABASE_URL the data outlives a killed process but not a power cut.']),
    ...(payment ? [] : ['Warning: without PAYMENT_KEY_ID and its kin nobody can pay.']),
    ...(trustProxy
      ? []
      : ['Warning: without TRUST_PROXY all visitors who come through a proxy count as one.']),
    ...(smtpUrl ? [] : ['Warning: without SMTP_URL no mail is sent, so nobody can register.']),
  ];
}
