import { defineConfig } from '@playwright/test';
import shop from '../playwright.config.ts';

const { launchOptions } = shop.use ?? {};

/**
 * `pnpm test faults`: each call on its main screen with a few faults per test, and a long visit.
 */
export default defineConfig(shop, {
  testDir: '.',
  testIgnore: [],
  globalSetup: './storefront.ts',
  outputDir: '../test-results/faults',
  // Tests mostly wait, so there are more workers than cores.
  workers: 12,
  timeout: 900_000,
  projects: [
    // Starts first, because it is the longest test.
    { name: 'a long visit', testMatch: 'long-visit.spec.ts' },
    {
      name: 'the matrix',
      testMatch: 'faults.spec.ts',
      use: {
        // Skips images and fonts, which are half of a page's requests.
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
