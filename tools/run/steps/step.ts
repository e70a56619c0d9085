/** One of the checks that `pnpm test` counts. */
export interface Outcome {
  name: string;
  isGood: boolean;
  /** Shown when it failed. */
  output?: string;
  /** The file of tests it comes from, and its own time in seconds. */
  file?: string;
  seconds?: number;
}

/** A pattern narrows what the step runs, where its tool takes one. */
export type Step = (pattern?: string) => Promise<Outcome[]>;

export const verdict = (name: string, isGood: boolean, output = ''): Outcome => ({
  name,
  isGood,
  output,
});
