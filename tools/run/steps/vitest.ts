import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeScript } from '../command.ts';
import { inProject } from '../project.ts';
import { readJestReport } from './jest-report.ts';
import type { StepResult } from './step.ts';

/** Runs the vitest of one package and counts its tests. */
export async function vitest(folder: string, args: string[] = []): Promise<StepResult> {
  const temporary = mkdtempSync(join(tmpdir(), 'parinda-vitest-'));
  const report = join(temporary, 'report.json');
  try {
    const result = await nodeScript(
      inProject(`${folder}/node_modules/vitest/vitest.mjs`),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      { cwd: inProject(folder) },
    );
    return readJestReport(report, result, folder);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
