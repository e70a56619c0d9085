import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../run/project.ts';

export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string };
  response: { status: number };
}

export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

const folder = inProject('contracts/pacts');

/** Absolute paths of the committed pacts, by name. */
export function pactPaths(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

export function readPact(path: string): Pact {
  return JSON.parse(readFileSync(path, 'utf8')) as Pact;
}
