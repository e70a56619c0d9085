// `pnpm test`: all steps, or those named (`pnpm test unit e2e`). A failed step does not stop the
// rest; the last line says how many checks passed and failed.
import { bytes } from './steps/bytes.ts';
import { check } from './steps/check.ts';
import { contracts } from './steps/contracts.ts';
import { e2e } from './steps/e2e.ts';
import type { Step, StepResult } from './steps/step.ts';
import { stories } from './steps/stories.ts';
import { unit } from './steps/unit.ts';

const steps: Record<string, Step> = { check, unit, contracts, bytes, stories, e2e };
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`No step ${unknown.join(', ')}. The steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const rows: string[] = [];
const failures: string[] = [];
let passed = 0;
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`\n${name} …`);
  const startedAt = performance.now();
  const result = await step().catch(
    (error: Error): StepResult => ({
      passed: 0,
      failed: [error.message.split('\n')[0] ?? ''],
      output: error.stack ?? '',
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (result.failed.length) console.log(result.output);
  const numbers = [seconds.toFixed(1), result.passed, result.failed.length];
  rows.push(name.padEnd(12) + numbers.map((value) => String(value).padStart(9)).join(''));
  console.log(
    `${name}: ${result.passed} passed, ${result.failed.length} failed, ${seconds.toFixed(1)} s`,
  );
  passed += result.passed;
  failures.push(...result.failed.map((failure) => `  ${name}: ${failure}`));
}

console.log(`\nstep          seconds   passed   failed\n${rows.join('\n')}`);
if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length || !passed ? 1 : 0;
