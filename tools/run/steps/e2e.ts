import { systemBrowserPath } from '../browser.ts';
import { build } from '../builds.ts';
import { command } from '../command.ts';
import { inProject } from '../project.ts';
import { testsOf } from './junit.ts';
import type { Outcome, Step } from './step.ts';

interface Run {
  /** Names the report. */
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** The shop in a real browser, against the real server with a data folder of its own. */
async function playwright({ name, args, env }: Run): Promise<Outcome[]> {
  await build('storefront');
  return testsOf(name, (report) =>
    command('playwright', ['test', ...args, '--reporter=list,junit'], {
      cwd: inProject('e2e'),
      env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...env },
    }),
  );
}

/** Every end-to-end test. */
export const e2e: Step = (pattern = '') => playwright({ name: 'e2e', args: [pattern] });

const taggedJourney = ['--grep', '@journey'];

/** The main jobs of a shopper: the tests that every change runs. */
export const journeys: Step = (pattern = '') =>
  playwright({ name: 'journeys', args: [pattern, ...taggedJourney] });

/** The journeys once more in the browser that is installed on this machine, where there is one. */
export const systemBrowser: Step = async (pattern = '') => {
  const path = systemBrowserPath();
  if (!path) {
    console.log('Left out: this machine has no Chromium or Chrome of its own.');
    return [];
  }
  console.log(path);
  return playwright({
    name: 'system-browser',
    args: [pattern, ...taggedJourney],
    env: { CHROMIUM_PATH: path },
  });
};
