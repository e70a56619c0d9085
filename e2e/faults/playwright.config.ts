import { defineConfig } from '@playwright/test';
import shop from '../playwright.config.ts';

const { launchOptions } = shop.use ?? {};

/** `pnpm test faults`: each call on its main screen, in tests of a few faults each, and a long visit. */
export default defineConfig(shop, {
  testDir: '.',
  testIgnore: [],
  globalSetup: './storefront.ts',
  outputDir: '../test-results/faults',
  // Most of a cell is waiting.
  workers: 4,
  timeout: 900_000,
  projects: [
    // First, as it is the longest, and waits while the others work.
    { name: 'a long visit', testMatch: 'long-visit.spec.ts' },
    {
      name: 'the matrix',
      testMatch: 'faults.spec.ts',
      use: {
        // Nobody looks at pictures and letters here, and they are half of what a page loads.
        launchOptions: {
          ...launchOptions,
          args: [
            ...(launchOptions?.args ?? []),
            '--blink-settings=imagesEnabled=false',
            '--disable-remote-fonts',
          ],
        },
      },
    },
  ],
});
