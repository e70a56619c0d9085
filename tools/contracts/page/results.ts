import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '@parinda/testing/project';
import type { Verdict } from '../verdict.ts';

export interface Result {
  /** Time of the verification, RFC 3339. */
  at: string;
  isKept: boolean;
  problems: string[];
}

/** The last result of each interaction, by server and description. */
export type Results = Record<string, Record<string, Result>>;

/** `contracts verify` writes this file, and `contracts report` reads it. */
export const resultsFile = inProject('contracts/dist/verified.json');

export function readResults(file = resultsFile): Results {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON. Delete it, then run \`pnpm contracts verify\`.`);
  }
}

/** Adds the results of a server. Interactions that did not run keep their last result. */
export function keepResults(server: string, verdicts: Verdict[], file = resultsFile): void {
  const at = new Date().toISOString();
  const kept = readResults(file);
  const found = verdicts.map(({ interaction, isKept, problems }) => {
    return [interaction, { at, isKept, problems }] as const;
  });
  const results = { ...kept, [server]: { ...kept[server], ...Object.fromEntries(found) } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
