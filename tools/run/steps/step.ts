/** What one step of `pnpm test` found. */
export interface StepResult {
  passed: number;
  /** Names of what failed. */
  failed: string[];
  /** Shown when something failed. */
  output: string;
}

export type Step = () => Promise<StepResult>;

export function sum(results: StepResult[]): StepResult {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    output: results
      .filter(({ failed }) => failed.length)
      .map(({ output }) => output)
      .join('\n'),
  };
}

/** One check that either holds or does not. */
export function verdict(name: string, isGood: boolean, output = ''): StepResult {
  return { passed: isGood ? 1 : 0, failed: isGood ? [] : [name], output };
}
