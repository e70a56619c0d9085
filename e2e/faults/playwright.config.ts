import { defineConfig } from '@playwright/test';
import shop from '../playwright.config.ts';

/** `pnpm test faults`: each call on its main screen, a test for each. */
export default defineConfig(shop, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/faults',
  // Most of a cell is waiting.
  workers: 6,
  timeout: 300_000,
});
