import { build } from '../builds.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/**
 * The fault matrix: every call answered in every wrong way, in a real browser. `all` tries further
 * screens, `write` writes docs/faults.md anew; another pattern is the name of a call.
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
