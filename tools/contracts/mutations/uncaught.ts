import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from '../../run/project.ts';

interface Reason {
  why: string;
  /** Regular expressions over the names of faults. */
  faults: string[];
}

const reasons: Reason[] = parse(readFileSync(inProject('contracts/uncaught.yaml'), 'utf8'));

/** Why the verification cannot name this fault; undefined: it has to. */
export const whyUncaught = (name: string): string | undefined =>
  reasons.find(({ faults }) => faults.some((pattern) => new RegExp(pattern).test(name)))?.why;

/** The expressions that no fault of these fits any more. */
export const idleReasons = (names: string[]): string[] =>
  reasons
    .flatMap(({ faults }) => faults)
    .filter((pattern) => !names.some((name) => new RegExp(pattern).test(name)));
