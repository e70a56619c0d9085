import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CommandResult } from '../command.ts';
import { inProject } from '../project.ts';
import type { StepResult } from './step.ts';

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Reads the JSON that vitest and jest write; a file that could not even be loaded is a failure. */
export function readJestReport(path: string, { code, output }: CommandResult, whole: string) {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: [`${whole} did not run`], output };
  }
  const failed = report.testResults.flatMap((file) => {
    const names = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    return names.length || file.status !== 'failed' ? names : [relative(inProject(), file.name)];
  });
  // An error outside any test (an unhandled rejection, say) shows in the exit code alone.
  if (code !== 0 && failed.length === 0) failed.push(`${whole} ended with code ${code}`);
  return { passed: report.numPassedTests, failed, output } satisfies StepResult;
}
