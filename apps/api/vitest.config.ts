import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,dev,testing}/**/*.test.ts'],
    globalSetup: 'testing/global-setup.ts',
    // Each worker may hold a PGlite of half a gigabyte.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
