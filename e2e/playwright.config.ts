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
  // Half of a test's time is waiting, so there are more workers than cores.
  workers: 6,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine may take five times as long, so tests of a time limit set their own timeout.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Screen reader transcripts lie beside their tests, because reviewers read them.
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
    // Calls of a service worker bypass `page.route`; service-worker.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Traces take a third of the run; use `--trace on` for a failed test.
    screenshot: 'only-on-failure',
  },
});
