import { stripVTControlCharacters } from 'node:util';

/** Result of one check. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** Printed if the check failed. */
  output?: string;
  /** Why the check failed, in one line, if `output` does not say so. */
  reason?: string;
  /** Test file. */
  file?: string;
  seconds?: number;
}

/** Some steps can be limited by a pattern. */
export type Step = (pattern?: string) => Promise<Outcome[]>;

export const verdict = (name: string, isGood: boolean, output = ''): Outcome => ({
  name,
  isGood,
  output,
});

const maxReason = 300;

/** Returns the first lines of a failure's output as one line. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    // Playwright and Jest begin with the name of the test.
    .filter((line) => line && !line.endsWith('──'));
  return lines.slice(0, 5).join(' | ').slice(0, maxReason);
}

/** Prints the lines in which tests state what they counted: "crash: 2 kills, 120 paid orders, 0 lost". */
export function printCounts(output: string): void {
  for (const [line] of output.matchAll(/^[a-z][a-z -]*: \d.*/gm)) console.log(line);
}
