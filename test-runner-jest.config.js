import { getJestConfig } from '@storybook/test-runner';
import { pictureBrowser } from './tools/stories/browser.ts';

// Same meaning as --failOnConsole: a console error fails its story, however the runner is started.
process.env.TEST_CHECK_CONSOLE = 'true';

const base = getJestConfig();

/** The stories' test run, always in the one browser that the approved pictures were taken with. */
export default {
  ...base,
  maxWorkers: 3,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: true,
      launchOptions: await pictureBrowser(),
    },
  },
};
