import { operationOf, readInteractions } from '@parinda/testing/pacts';
import type { Page, Request } from '@playwright/test';

/** The parts of a request that a server can observe, without values. */
interface Shape {
  operation: string;
  query: string[];
  /** Headers that the shop sets itself. */
  headers: string[];
  body: unknown;
}

const own = /^(authorization|idempotency-key)$/;

/** Replaces values by types; fields are sorted, and a list is reduced to its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]));
}

const ownOf = (headers: object) =>
  Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter((name) => own.test(name))
    .sort();

const expected = (): Shape[] =>
  readInteractions().map((interaction) => {
    const { query = {}, headers = {}, body } = interaction.request;
    return {
      operation: operationOf(interaction),
      query: Object.keys(query).sort(),
      headers: ownOf(headers),
      body: shapeOf(body?.content),
    };
  });

function sent(request: Request): Shape {
  const { pathname: path, searchParams } = new URL(request.url());
  return {
    operation: operationOf({ request: { method: request.method(), path } }),
    query: [...searchParams.keys()].sort(),
    headers: ownOf(request.headers()),
    body: shapeOf(request.postDataJSON() ?? undefined),
  };
}

/**
 * Records API requests from now on.
 *
 * @returns the requested operations, and the requests without a pact of the same shape
 */
export function hearRequests(page: Page) {
  const heard = new Map<string, Shape>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/user/')) return;
    const shape = sent(request);
    heard.set(JSON.stringify(shape), shape);
  });
  return {
    operations: () => [...new Set([...heard.values()].map(({ operation }) => operation))].sort(),
    withoutPact: () => {
      const known = new Set(expected().map((shape) => JSON.stringify(shape)));
      return [...heard].filter(([text]) => !known.has(text)).map(([, shape]) => shape);
    },
  };
}
