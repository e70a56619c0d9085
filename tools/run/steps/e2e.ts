import { oldestBrowser as findOldestBrowser, systemBrowserPath } from '@parinda/testing/browser';
import { build } from '@parinda/testing/builds';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { testsOf } from './junit.ts';
import { type Outcome, printCounts, type Step } from './step.ts';

interface Run {
  /** Name of the report. */
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs Playwright. */
async function playwright({ name, args, env }: Run): Promise<Outcome[]> {
  await build('storefront');
  return testsOf(name, async (report) => {
    const result = await command('playwright', ['test', ...args, '--reporter=list,junit'], {
      cwd: inProject('e2e'),
      env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...env },
    });
    printCounts(result.output);
    return result;
  });
}

/** Every end-to-end test. */
export const e2e: Step = (pattern = '') => playwright({ name: 'e2e', args: [pattern] });

const taggedJourney = ['--grep', '@journey'];

/** Tests of the main customer journeys, which every change runs. */
export const journeys: Step = (pattern = '') =>
  playwright({ name: 'journeys', args: [pattern, ...taggedJourney] });

/** Runs the journeys in the oldest supported Chromium, which lacks `@media (scripting: none)`. */
export const oldestBrowser: Step = async (pattern = '^(?!.*no-script)') => {
  const { executablePath, env } = await findOldestBrowser();
  return playwright({
    name: 'oldest-browser',
    args: [pattern, ...taggedJourney],
    env: { ...env, CHROMIUM_PATH: executablePath },
  });
};

/** Runs the journeys in the installed browser, if there is one. */
export const systemBrowser: Step = async (pattern = '') => {
  const path = systemBrowserPath();
  if (!path) {
    console.log('Skipped: Chrome and Chromium are not installed.');
    return [];
  }
  console.log(path);
  return playwright({
    name: 'system-browser',
    args: [pattern, ...taggedJourney],
    env: { CHROMIUM_PATH: path },
  });
};
