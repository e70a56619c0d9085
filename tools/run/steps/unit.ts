import { command } from '@parinda/testing/command';
import { testsOf } from './junit.ts';
import { printCounts, type Step } from './step.ts';

/** Runs these projects of vitest.config.ts. `!` excludes a project. */
const vitest = (step: string, projects: string[], pattern = '', options: string[] = []) =>
  testsOf(step, async (report) => {
    const result = await command('vitest', [
      'run',
      pattern,
      ...options,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]);
    printCounts(result.output);
    return result;
  });

/** Runs unit tests. Database tests also use TEST_DATABASE_URL. */
export const unit: Step = (pattern) =>
  vitest('unit', ['!slow', '!slow-dom', '!outside', '!pact'], pattern);

/**
 * Runs `*.slow.test.ts` and `*.slow.test.tsx`: tests that start programs, send thousands of requests or
 * render the whole storefront many times.
 */
export const slow: Step = (pattern) =>
  // Tests that start programs mostly wait.
  vitest('slow', ['slow', 'slow-dom'], pattern, ['--maxWorkers=5']);

/** Installs the packed packages in other projects and tests those. */
export const outside: Step = (pattern) => vitest('outside', ['outside'], pattern);
