import { command } from '../command.ts';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/** Vitest with these projects, `!` before those that are left out. */
export const vitest = (step: string, projects: string[], pattern = '') =>
  testsOf(step, (report) =>
    command('vitest', [
      'run',
      pattern,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]),
  );

/**
 * Unit and component tests, and the API's own; those of its database also on TEST_DATABASE_URL.
 * The pacts' tests belong to the step `contracts`, those of packages in other projects to `outside`.
 */
export const unit: Step = (pattern) => vitest('unit', ['!* (pact)', '!* (outside)'], pattern);
