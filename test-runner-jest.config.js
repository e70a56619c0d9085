import { getJestConfig } from '@storybook/test-runner';

// Same meaning as --failOnConsole: a console error fails its story, however the runner is started.
process.env.TEST_CHECK_CONSOLE = 'true';

const base = getJestConfig();

/** The stories' test run. Its browser is CHROMIUM_PATH, else the one Playwright installed. */
export default {
  ...base,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: true,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [
          '--no-sandbox',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
    },
  },
};
