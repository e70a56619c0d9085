import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * Returns the public URL of the storefront without a trailing slash: the request's own host when
 * none is configured. Ignores an invalid Host header.
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): string {
  if (siteUrl) return siteUrl;
  return `${protocol}://${/^[\w.-]+(:\d+)?$/.test(host) ? host.toLowerCase() : 'localhost'}`;
}
