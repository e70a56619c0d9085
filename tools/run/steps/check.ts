import { runChecks } from '../checks.ts';
import { type Step, type StepResult, sum, verdict } from './step.ts';

/** `pnpm check`, each part counted as one. */
export const check: Step = async () => {
  const results: StepResult[] = [];
  await runChecks((name, { code, output }) => results.push(verdict(name, code === 0, output)));
  return sum(results);
};
