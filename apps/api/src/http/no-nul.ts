import type { FastifyRequest } from 'fastify';
import { Invalid } from '../domain/errors.ts';

/** PostgreSQL's text cannot hold a NUL: a request that has one anywhere is refused. */
export async function refuseNul({ params, query, body, headers }: FastifyRequest): Promise<void> {
  const key = headers['idempotency-key'];
  if ([params, query, body, key].some(holdsNul)) {
    throw new Invalid('The request holds a character that is not text.');
  }
}

export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => holdsNul(name) || holdsNul(inner));
}
