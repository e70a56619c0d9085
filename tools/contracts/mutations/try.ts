import { inProject } from '../../run/project.ts';
import { startOwnApi } from '../own-api.ts';
import { asTable } from '../report.ts';
import { verify } from '../verify.ts';
import { mutations } from './list.ts';

/** Starts apps/api with these faults, all at once, and verifies it. */
export async function tryMutations(names: string[]) {
  const hook = new URL(`file://${inProject('tools/contracts/mutations/break-api.ts')}`).href;
  const api = await startOwnApi(undefined, {
    NODE_OPTIONS: `--import=${hook}`,
    BREAK: names.join(),
  });
  const verdicts = await verify(api.url).finally(() => api.stop());
  const chosen = Object.entries(mutations).filter(([name]) => names.includes(name));
  const outcomes = chosen.map(([name, { fault, breaks, says }]) => {
    const touched = verdicts.filter(({ interaction }) => breaks.includes(interaction));
    /** Every interaction that must fail does, and the words say why. */
    const isNamed =
      touched.length === breaks.length &&
      touched.every(({ isKept }) => !isKept) &&
      touched.some(({ problems }) => new RegExp(says).test(problems.join('\n')));
    return { name, fault, isNamed, verdicts: touched };
  });
  const expected = new Set(outcomes.flatMap((outcome) => outcome.verdicts));
  /** Failures that no fault accounts for. */
  const unexpected = verdicts.filter((one) => !one.isKept && !expected.has(one));
  return { outcomes, unexpected };
}

/** Shows what became of these faults, or of all. */
export async function showMutations(names: string[]): Promise<number> {
  const all = Object.keys(mutations);
  const { outcomes, unexpected } = await tryMutations(names.length ? names : all);
  for (const { name, fault, isNamed, verdicts } of outcomes) {
    console.log(`\n${isNamed ? 'named ' : 'MISSED'} ${name}: ${fault}`);
    console.log(asTable(verdicts).split('\n').slice(1).join('\n'));
  }
  for (const { interaction } of unexpected) console.log(`\nUnexpected: ${interaction} failed too`);
  const named = outcomes.filter(({ isNamed }) => isNamed).length;
  console.log(`\n${named} of ${outcomes.length} faults named, ${unexpected.length} false alarms`);
  return named < outcomes.length || unexpected.length ? 1 : 0;
}
