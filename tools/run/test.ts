// `pnpm test`: all steps but those of `onlyNamed`, or those named; a name may have a pattern, as in
// `pnpm test stories=button`.
// A failed step does not stop the rest; the last line says how many checks passed and failed.
import { bytes } from './steps/bytes.ts';
import { check } from './steps/check.ts';
import { contracts } from './steps/contracts.ts';
import { e2e } from './steps/e2e.ts';
import { faults } from './steps/faults.ts';
import { mutations } from './steps/mutations.ts';
import { outside } from './steps/outside.ts';
import { type Step, verdict } from './steps/step.ts';
import { stories } from './steps/stories.ts';
import { unit } from './steps/unit.ts';

const steps: Record<string, Step> = {
  check,
  unit,
  contracts,
  bytes,
  stories,
  e2e,
  faults,
  mutations,
  outside,
};
/** Only when it is named: a change is waited for long enough without it. */
const onlyNamed = ['faults', 'mutations', 'outside'];
const patterns = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = '', pattern] = argument.split('=');
    return [name, pattern] as const;
  }),
);
const unknown = [...patterns.keys()].filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`No step ${unknown.join(', ')}. The steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const failures: string[] = [];
let passed = 0;
for (const [name, step] of Object.entries(steps)) {
  if (patterns.size ? !patterns.has(name) : onlyNamed.includes(name)) continue;
  console.log(`\n${name} …`);
  const startedAt = performance.now();
  const outcomes = await step(patterns.get(name)).catch(({ message, stack }: Error) => [
    verdict(message.split('\n')[0] ?? '', false, stack),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const failed = outcomes.filter(({ isGood }) => !isGood);
  const good = outcomes.length - failed.length;
  for (const { output } of failed) if (output) console.log(output.trimEnd());
  console.log(`${name}: ${good} passed, ${failed.length} failed, ${seconds} s`);
  passed += good;
  failures.push(...failed.map((failure) => `  ${name}: ${failure.name}`));
}

if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length || !passed ? 1 : 0;
