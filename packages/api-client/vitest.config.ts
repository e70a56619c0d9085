import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      // All files add to the same pacts, one after the other, with the native library loaded once.
      {
        test: {
          name: 'pact',
          include: ['pact/**/*.pact.test.ts'],
          fileParallelism: false,
          isolate: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
