import { command } from '@parinda/testing/command';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/** Lines in which a test states what it counted: "crash: 2 kills, 120 paid orders, 0 lost". */
const counts = /^[a-z][a-z -]*: \d.*/gm;

/** Runs these projects of vitest.config.ts. `!` excludes a project. */
const vitest = (step: string, projects: string[], pattern = '') =>
  testsOf(step, async (report) => {
    const result = await command('vitest', [
      'run',
      pattern,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report}`,
    ]);
    for (const [line] of result.output.matchAll(counts)) console.log(line);
    return result;
  });

/** Runs unit tests. Database tests also use TEST_DATABASE_URL. */
export const unit: Step = (pattern) =>
  vitest('unit', ['!slow', '!slow-dom', '!outside', '!pact'], pattern);

/**
 * Runs `*.slow.test.ts` and `*.slow.test.tsx`: tests that start programs, send thousands of requests or
 * render the whole storefront many times.
 */
export const slow: Step = (pattern) => vitest('slow', ['slow', 'slow-dom'], pattern);

/** Installs the packed packages in other projects and tests those. */
export const outside: Step = (pattern) => vitest('outside', ['outside'], pattern);
