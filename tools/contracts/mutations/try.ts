import { inProject } from '../../run/project.ts';
import { startApi, targetOf } from '../own-api.ts';
import { type Verdict, verify } from '../verify.ts';
import { mutations } from './list.ts';

export interface Outcome {
  name: string;
  fault: string;
  /** Every interaction that must fail does, and the words say why. */
  isNamed: boolean;
  /** Of those interactions. */
  verdicts: Verdict[];
}

/** Starts apps/api with these faults, all at once, and verifies it. */
export async function tryMutations(names: string[]): Promise<{
  outcomes: Outcome[];
  /** Failures that no fault accounts for. */
  unexpected: Verdict[];
}> {
  const hook = new URL(`file://${inProject('tools/contracts/mutations/break-api.ts')}`).href;
  const api = await startApi(undefined, { NODE_OPTIONS: `--import=${hook}`, BREAK: names.join() });
  const verdicts = await verify(targetOf(api.url)).finally(() => api.stop());
  const chosen = names.flatMap((name) => {
    const mutation = mutations[name];
    return mutation ? [{ name, ...mutation }] : [];
  });
  const expected = new Set(chosen.flatMap(({ breaks }) => breaks));
  return {
    outcomes: chosen.map(({ name, fault, breaks, says }) => {
      const touched = verdicts.filter(({ interaction }) => breaks.includes(interaction));
      const isNamed =
        touched.length === breaks.length &&
        touched.every(({ isKept }) => !isKept) &&
        touched.some(({ problems }) => says.test(problems.join('\n')));
      return { name, fault, isNamed, verdicts: touched };
    }),
    unexpected: verdicts.filter(({ isKept, interaction }) => !isKept && !expected.has(interaction)),
  };
}
