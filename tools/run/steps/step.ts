/** Result of one check. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** Printed if the check failed. */
  output?: string;
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
