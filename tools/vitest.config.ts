import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{run,contracts,load,new,outside,renders,docs}/**/*.test.ts'],
    maxWorkers: 3,
    testTimeout: 30_000,
  },
});
