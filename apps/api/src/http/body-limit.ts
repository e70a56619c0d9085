import type { FastifyInstance } from 'fastify';

/** As much of a schema as bounds what it describes. */
interface Bounded {
  type?: string | string[];
  properties?: Record<string, Bounded>;
  items?: Bounded;
  maxLength?: number;
  maxItems?: number;
}

/** What any body may have. */
export const maxBytes = 64 * 1024;

/** \uXXXX */
const bytesPerCharacter = 6;
const bytesPerNumber = 20;
/** Quotes, colon, comma, line break and indent of one field or entry. */
const overhead = 16;
/** For fields that are not documented, which no client has many of. */
const spareBytes = 512;

/** A route of the contract takes no longer body than its schema can need, however it is written. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { body } = (route.schema ?? {}) as { body?: { content?: Record<string, Content> } };
    route.bodyLimit = bodyLimitOf(body?.content?.['application/json']?.schema);
  });
}

interface Content {
  schema?: Bounded;
}

/** In whole kilobytes; undefined: no body is documented. */
export function bodyLimitOf(schema: Bounded | undefined): number {
  const bytes = schema ? bytesOf(schema) : 0;
  return Math.min(maxBytes, Math.ceil((bytes + spareBytes) / 1024) * 1024);
}

function bytesOf({ type, maxLength = Infinity, maxItems = Infinity, ...inner }: Bounded): number {
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return maxLength * bytesPerCharacter;
    case 'array':
      return maxItems * (bytesOf(inner.items ?? {}) + overhead);
    case 'object':
      return Object.entries(inner.properties ?? {}).reduce(
        (sum, [name, field]) => sum + name.length + bytesOf(field) + overhead,
        overhead,
      );
    case 'integer':
      return bytesPerNumber;
    default:
      return Infinity;
  }
}
