import { defineConfig } from 'vitest/config';

/** They run whole programs; a machine may be five times slower than another. */
const usual = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...usual,
          name: 'tools',
          include: ['{run,contracts,load,new,renders,docs}/**/*.test.ts'],
        },
      },
      // They install and build projects of others: a step of its own (run/steps/outside.ts).
      { test: { ...usual, name: 'outside', include: ['outside/**/*.test.ts'] } },
    ],
  },
});
