import type { FastifyInstance } from 'fastify';

/** Parts of a schema that bound its size. */
interface Bounded {
  type?: string | string[];
  properties?: Record<string, Bounded>;
  items?: Bounded;
  maxLength?: number;
  maxItems?: number;
}

/** Maximum of all bodies. */
export const maxBytes = 64 * 1024;

/** \uXXXX */
const bytesPerCharacter = 6;
const bytesPerNumber = 20;
/** Quotes, colon, comma, line break and indent of a field or entry. */
const overhead = 16;
/** For undocumented fields. */
const spareBytes = 512;

/** Limits each body to the size that its schema can need. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { body } = (route.schema ?? {}) as { body?: { content?: Record<string, Content> } };
    route.bodyLimit = bodyLimitOf(body?.content?.['application/json']?.schema);
  });
}

interface Content {
  schema?: Bounded;
}

/**
 * Returns whole kilobytes.
 *
 * @param schema undefined: no documented body
 */
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
