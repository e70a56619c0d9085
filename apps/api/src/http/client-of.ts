import { clientKey, isPublic } from '@parinda/server-kit/client-key';
import type { FastifyRequest } from 'fastify';
import { type Client, proxyClient } from '../domain/limits/client.ts';

/**
 * Whom a request is counted against. What X-Forwarded-For says counts behind trusted proxies only; where
 * an address of a private network sends one all the same, a proxy stands there that TRUST_PROXY does not name.
 */
export function clientOf({ ip, ips, headers }: FastifyRequest): Client {
  const isForwarded = ips === undefined && headers['x-forwarded-for'] !== undefined;
  return isForwarded && !isPublic(ip) ? proxyClient(ip) : clientKey(ip);
}
