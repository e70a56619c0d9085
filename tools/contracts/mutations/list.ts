import { readFileSync } from 'node:fs';
import type { Operation } from 'rfc6902';
import { parse } from 'yaml';
import { inProject } from '../../run/project.ts';

/** Another text in a file below apps/api/src. */
export interface CodeChange {
  file: string;
  find: string;
  replace: string;
}

/** A patch of `{ status, body }` where an operation answers with this status. */
interface AnswerChange {
  operation: string;
  status: number;
  patch: Operation[];
}

/** One deliberate fault of apps/api. */
type Mutation = (CodeChange | AnswerChange) & { fault: string; breaks: string[]; says: string };

/** By name. */
export const mutations: Record<string, Mutation> = parse(
  readFileSync(inProject('contracts/mutations.yaml'), 'utf8'),
);
