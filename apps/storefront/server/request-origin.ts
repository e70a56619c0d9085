import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * The shop's public address, without a slash at the end: the request's own host where none is set.
 * Nonsense in the Host header is left out.
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): string {
  if (siteUrl) return siteUrl;
  return `${protocol}://${/^[\w.-]+(:\d+)?$/.test(host) ? host.toLowerCase() : 'localhost'}`;
}
