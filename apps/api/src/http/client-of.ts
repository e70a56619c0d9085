import { clientKey, isPublic } from '@parinda/server-kit/client-key';
import type { FastifyRequest } from 'fastify';
import { type Client, proxyClient } from '../domain/limits/client.ts';

/**
 * Returns the key for counting a request. X-Forwarded-For counts behind trusted proxies only. If a
 * private address sends it anyway, TRUST_PROXY does not name a proxy.
 */
export function clientOf({ ip, ips, headers }: FastifyRequest): Client {
  const isForwarded = ips === undefined && headers['x-forwarded-for'] !== undefined;
  return isForwarded && !isPublic(ip) ? proxyClient(ip) : clientKey(ip);
}
