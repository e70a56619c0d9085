// `pnpm test` runs the steps for every change, `pnpm test all` all steps, `pnpm test STEP…` these steps.
// `STEP=PATTERN` limits a step, as in `pnpm test stories=button`. All steps run, even if one fails.
import { availableParallelism } from 'node:os';
import { inProject } from '@parinda/testing/project';
import { bytes } from './steps/bytes.ts';
import { check } from './steps/check.ts';
import { contracts } from './steps/contracts.ts';
import { measureCpu } from './steps/cpu.ts';
import { e2e, journeys, oldestBrowser, systemBrowser } from './steps/e2e.ts';
import { faults } from './steps/faults.ts';
import { mutations } from './steps/mutations.ts';
import { slowestFiles } from './steps/slowest.ts';
import { reasonIn, type Step, verdict } from './steps/step.ts';
import { docs, pictures, stories } from './steps/stories.ts';
import { outside, slow, unit } from './steps/unit.ts';

const steps: Record<string, Step> = {
  check,
  unit,
  contracts,
  bytes,
  stories,
  journeys,
  slow,
  pictures,
  docs,
  e2e,
  'system-browser': systemBrowser,
  'oldest-browser': oldestBrowser,
  faults,
  mutations,
  outside,
};
const everyChange = ['check', 'unit', 'contracts', 'bytes', 'stories', 'journeys'];
/** Part of `pictures` and `e2e`. */
const contained = ['stories', 'journeys'];

const [first, ...others] = process.argv.slice(2);
const patterns = new Map(
  (first === 'all' || !first ? others : [first, ...others]).map((argument) => {
    const [name = '', pattern] = argument.split('=');
    return [name, pattern] as const;
  }),
);
const unknown = [...patterns.keys()].filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`Unknown step: ${unknown.join(', ')}. Use all, ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
if (first === 'all' && patterns.size) {
  console.error('`all` already runs every step. Remove the other steps.');
  process.exit(2);
}

function isChosen(name: string): boolean {
  if (first === 'all') return !contained.includes(name);
  return patterns.size ? patterns.has(name) : everyChange.includes(name);
}

// Tests start hundreds of programs: Node stores their compiled modules here.
process.env.NODE_COMPILE_CACHE ??= inProject('node_modules/.cache/compiled');

const failures: string[] = [];
let passed = 0;
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const started = performance.now();
for (const [name, step] of Object.entries(steps)) {
  if (!isChosen(name)) continue;
  console.log(`\n${name} …`);
  const stepStarted = performance.now();
  const cpuSeconds = measureCpu();
  const outcomes = await step(patterns.get(name)).catch(({ message, stack }: Error) => [
    verdict(message.split('\n')[0] ?? '', false, stack),
  ]);
  const failed = outcomes.filter(({ isGood }) => !isGood);
  const good = outcomes.length - failed.length;
  for (const { output } of failed) if (output) console.log(output.trimEnd());
  for (const line of slowestFiles(outcomes)) console.log(line);
  console.log(
    `${name}: ${good} passed, ${failed.length} failed, ${seconds(stepStarted)}, CPU ${cpuSeconds().toFixed()} s`,
  );
  passed += good;
  for (const { name: what, output = '', reason = reasonIn(output) } of failed) {
    failures.push(`  ${name}: ${what}${reason ? `\n    ${reason}` : ''}`);
  }
}

console.log(`\nTotal: ${seconds(started)}, on ${availableParallelism()} cores`);
if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length || !passed ? 1 : 0;
