import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeScript } from '../command.ts';
import { inProject } from '../project.ts';
import { buildStorefront } from '../storefront.ts';
import type { Step, StepResult } from './step.ts';

interface Suite {
  title: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

function count(suite: Suite): StepResult {
  const result: StepResult = { passed: 0, failed: [], output: '' };
  for (const { title, ok, tests } of suite.specs) {
    if (!ok) result.failed.push(`${suite.title} › ${title}`);
    else result.passed += tests.filter(({ status }) => status !== 'skipped').length;
  }
  for (const inner of suite.suites ?? []) {
    const { passed, failed } = count(inner);
    result.passed += passed;
    result.failed.push(...failed);
  }
  return result;
}

/** The shop in a real browser, against the real server with a data folder of its own. */
export const e2e: Step = async () => {
  await buildStorefront();
  const folder = mkdtempSync(join(tmpdir(), 'parinda-e2e-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await nodeScript(
      inProject('e2e/node_modules/@playwright/test/cli.js'),
      ['test', '--reporter=list,json'],
      { cwd: inProject('e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    const result = count({ title: '', specs: [], suites });
    if (code !== 0 && !result.failed.length) result.failed.push(`Playwright ended with ${code}`);
    return { ...result, output };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
