import { command } from '../command.ts';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/**
 * Unit and component tests, and the API's own; those of its database also on TEST_DATABASE_URL.
 * The pacts' tests belong to the step `contracts`.
 */
export const unit: Step = (pattern = '') =>
  testsOf('unit', (report) =>
    command('vitest', [
      'run',
      pattern,
      '--project=!* (pact)',
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]),
  );
