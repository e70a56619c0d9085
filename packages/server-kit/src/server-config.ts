import type { z } from 'zod';
import * as setting from './setting.ts';

const server = {
  NODE_ENV: setting
    .oneOf('development', 'test', 'production')
    .prefault('development')
    .describe(
      '`production` removes the sandbox, the outbox and the demo customers, requires real secrets, and sends HSTS for all subdomains.',
    ),
  PORT: setting
    .wholeNumber(0, 65535)
    .prefault('3000')
    .describe('Port to listen on. `0` picks a free port.'),
  HOST: setting
    .anyText('a host name or an IP address')
    .prefault('localhost')
    .describe(
      'Address to listen on. `localhost` is right behind a proxy on the same machine; `0.0.0.0` serves other machines too.',
    ),
  SITE_URL: setting.webAddress().optional().meta({
    unset: 'the address of each request; mails have no links',
    description:
      'Public address of the shop, for links in mails and for page metadata. The storefront requires it in production.',
  }),
  TRUST_PROXY: setting
    .proxies()
    .prefault('0')
    .describe(
      'Proxies whose `X-Forwarded-For` counts: `1` behind one proxy, `2` behind a CDN and a proxy. Too low, all visitors behind a proxy share one limit. Too high, clients can forge the address that limits count by.',
    ),
  PICTURES_DIR: setting.anyText('a folder').optional().meta({
    unset: 'pictures are part of the build',
    description:
      'Folder of imported product pictures: `shop products import` writes to it, and the storefront serves it under `/pictures/products/`. All servers need the same files.',
  }),
};

const observability = {
  LOG_LEVEL: setting
    .oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace')
    .optional()
    .meta({
      unset: '`error`, in production `info`',
      description: '`info` writes [one line for each request](monitoring.md#logs).',
    }),
  METRICS_PORT: setting
    .wholeNumber(0, 65535)
    .optional()
    .describe(
      'Serves metrics for Prometheus at `/metrics` on this port. Choose one that the proxy does not pass on, such as `9464`. Two processes on one machine need two ports.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting
    .webAddress()
    .optional()
    .describe(
      'Collector of [traces](monitoring.md#browser-errors-and-traces), such as `http://127.0.0.1:4318`.',
    ),
  OTEL_SERVICE_NAME: setting
    .anyText('a name')
    .prefault('parinda')
    .describe('Name of the service in traces.'),
};

/** Settings of both servers, by area of docs/settings.md. */
export const serverAreas = { Server: server, 'Logs, metrics and traces': observability };
export const serverSettings = { ...server, ...observability };

export function serverConfig(settings: z.output<z.ZodObject<typeof serverSettings>>) {
  const isProduction = settings.NODE_ENV === 'production';
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    siteUrl: settings.SITE_URL,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'error'),
    metricsPort: settings.METRICS_PORT,
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: settings.OTEL_SERVICE_NAME,
  };
}

export type ServerConfig = ReturnType<typeof serverConfig>;
