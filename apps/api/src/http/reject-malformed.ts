import type { FastifyRequest } from 'fastify';
import { Invalid } from '../domain/errors.ts';

/** Documented bodies have at most four. */
const maxLevels = 20;

/**
 * Rejects requests with a NUL, which PostgreSQL cannot store, or with nesting that could overflow
 * the stack. Throws Invalid.
 */
export async function rejectMalformed({
  params,
  query,
  body,
  headers,
}: FastifyRequest): Promise<void> {
  const key = headers['idempotency-key'];
  const parts = [params, query, body, key];
  if (parts.some((part) => isNestedDeeper(part, maxLevels))) {
    throw new Invalid('The request is nested too deeply.');
  }
  if (parts.some(hasNul)) throw new Invalid('The request holds a character that is not text.');
}

/** Stops after `levels`. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}

/** The value must not be nested deeply. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner));
}
