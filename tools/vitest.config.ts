import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bench,run,contracts,new,stories,renders,docs}/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
