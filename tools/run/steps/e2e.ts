import { build } from '../builds.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/** The shop in a real browser, against the real server with a data folder of its own. */
export const e2e: Step = async (pattern = '') => {
  await build('storefront');
  return testsOf('e2e', (report) =>
    command('playwright', ['test', pattern, '--reporter=list,junit'], {
      cwd: inProject('e2e'),
      env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    }),
  );
};
