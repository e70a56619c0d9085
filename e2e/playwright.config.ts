import '../tools/run/node-version.mjs';
import { testBrowser } from '@parinda/testing/browser';
import { defineConfig } from '@playwright/test';
import { insecureHost } from './shop-test.ts';

const { executablePath, args, env } = await testBrowser();

export default defineConfig({
  testDir: '.',
  testIgnore: 'faults/**',
  globalSetup: './first-folder.ts',
  outputDir: '../test-results/e2e',
  // Of its time a test waits for half: for the documented waits, and until nothing is loaded.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What comes late on a busy machine is no fault; what must come in time says so itself. A machine
  // may be five times slower than another.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // What a screen reader says lies beside the test, for people to read.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  use: {
    launchOptions: {
      executablePath,
      args: [...args, `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
      env: env as Record<string, string>,
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // A worker's calls pass `page.route` by; service-worker.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Recording every step takes a third of the run: `--trace on` for the test that failed.
    screenshot: 'only-on-failure',
  },
});
