import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { parse } from 'yaml';

interface Reason {
  why: string;
  /** Regular expressions for names of faults. */
  faults: string[];
}

const reasons: Reason[] = parse(readFileSync(inProject('contracts/uncaught.yaml'), 'utf8'));

/** Returns why the verification cannot detect this fault, or undefined. */
export const reasonUncaught = (name: string): string | undefined =>
  reasons.find(({ faults }) => faults.some((pattern) => new RegExp(pattern).test(name)))?.why;

/** Returns the expressions that match none of these names. */
export const unusedReasons = (names: string[]): string[] =>
  reasons
    .flatMap(({ faults }) => faults)
    .filter((pattern) => !names.some((name) => new RegExp(pattern).test(name)));
