import { readdirSync, readFileSync } from 'node:fs';
import { operationsOf, readContract } from '@parinda/api/contract';
import { inProject } from './project.ts';

export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: object;
    headers?: object;
    body?: { content?: unknown };
  };
  response: { status: number; body?: { content?: unknown } };
}

export interface Pact {
  provider: { name: string };
  interactions: Interaction[];
}

const folder = inProject('contracts/pacts');

/** Returns the absolute paths of the committed pacts, sorted by name. */
export function pactPaths(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => `${folder}/${name}`);
}

export function readPact(path: string): Pact {
  return JSON.parse(readFileSync(path, 'utf8')) as Pact;
}

/** Reads the interactions of all committed pacts. */
export function readInteractions(): Interaction[] {
  return pactPaths().flatMap((path) => readPact(path).interactions);
}

/** All operations of contracts/openapi.yaml, in its order. */
export const operations = [...operationsOf(readContract()).values()];

/** Returns the operationId of a request, or method and path if the document has no such operation. */
export function operationOf({
  request: { method, path },
}: {
  request: Interaction['request'];
}): string {
  const isMeant = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const found = operations.find((one) => one.method === method && isMeant(one.path));
  return found?.id ?? `${method} ${path}`;
}
