import { configDefaults, defineConfig } from 'vitest/config';

const tests = '{src,dev,testing}/**/*.test.ts';
/** Files that put something of their own in a module's place (`vi.mock`) before it is loaded. */
const withMocks = ['src/http/compress-once.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'shop',
          include: [tests],
          exclude: [...configDefaults.exclude, ...withMocks],
          globalSetup: 'testing/global-setup.ts',
          // Each worker may hold a PGlite of half a gigabyte.
          pool: 'forks',
          // A worker loads the shop's modules once, which takes longer than most files.
          isolate: false,
          // Some start whole servers; a machine may be five times slower than another.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'mocks', include: withMocks } },
    ],
  },
});
