import './tools/run/node-version.mjs';
import { pinnedBrowser } from '@parinda/testing/browser';
import { getJestConfig } from '@storybook/test-runner';

// Like --failOnConsole: a console error fails its story.
process.env.TEST_CHECK_CONSOLE = 'true';

const base = getJestConfig();
const browser = await pinnedBrowser();

/** Runs stories in the pinned browser with its fonts, because approved pictures depend on both. */
export default {
  ...base,
  maxWorkers: 3,
  // A story of a page can take 30 s on a slow machine.
  testTimeout: 300_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: true,
      launchOptions: {
        ...browser,
        args: [...browser.args, '--disable-lcd-text', '--force-color-profile=srgb'],
      },
    },
  },
};
