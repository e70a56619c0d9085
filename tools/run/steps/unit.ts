import { command } from '../command.ts';
import { testsOf } from './junit.ts';
import type { Step } from './step.ts';

/** Runs these projects of vitest.config.ts; `!` before a name leaves that one out. */
const vitest = (step: string, projects: string[], pattern = '') =>
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

/** Unit and component tests, and the API's own; those of its database also on TEST_DATABASE_URL. */
export const unit: Step = (pattern) => vitest('unit', ['!slow', '!outside', '!pact'], pattern);

/** `*.slow.test.ts`: tests that start whole programs, or send thousands of requests. */
export const slow: Step = (pattern) => vitest('slow', ['slow'], pattern);

/** The packages, packed and installed, in other projects: they compile, build, render and pass axe. */
export const outside: Step = (pattern) => vitest('outside', ['outside'], pattern);
