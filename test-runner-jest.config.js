import './tools/run/node-version.mjs';
import { pinnedBrowser } from '@parinda/testing/browser';
import { getJestConfig } from '@storybook/test-runner';

// Same meaning as --failOnConsole: a console error fails its story, however the runner is started.
process.env.TEST_CHECK_CONSOLE = 'true';

const base = getJestConfig();
const browser = await pinnedBrowser();

/**
 * The stories' test run, always in the browser from npm with the fonts from npm: another would draw
 * letters and edges otherwise than in the approved pictures.
 */
export default {
  ...base,
  maxWorkers: 3,
  // A page's story takes 30 s on a machine that is five times slower than another.
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
