import { build } from '@parinda/testing/builds';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/**
 * Runs the fault matrix: each operation with each kind of error, in a browser. `all` adds screens, `write`
 * updates docs/faults.md. Any other pattern selects operations by name.
 */
export const faults: Step = async (pattern = '') => {
  await build('storefront');
  const isMode = pattern === 'all' || pattern === 'write';
  return testsOf('faults', (report) =>
    command(
      'playwright',
      [
        'test',
        '--config=faults/playwright.config.ts',
        '--reporter=list,junit,./faults/reporter.ts',
        ...(isMode || !pattern ? [] : ['--grep', pattern]),
      ],
      {
        cwd: inProject('e2e'),
        env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...(isMode && { FAULTS: pattern }) },
      },
    ),
  );
};
