import { defineConfig } from 'vitest/config';

/** The tests of all packages in one run. */
export default defineConfig({
  test: {
    projects: [
      'packages/ui',
      'packages/api-client',
      'apps/*',
      'tools',
      { test: { name: 'server-kit', include: ['packages/server-kit/src/*.test.ts'] } },
      { test: { name: 'docs', include: ['docs/*.test.ts'] } },
      { test: { name: 'storybook', include: ['.storybook/**/*.test.ts'] } },
      // Beside the other tests of packages/ui, but in Node: they build what they weigh.
      {
        test: { name: 'weights', include: ['packages/ui/weights/*.test.ts'], testTimeout: 180_000 },
      },
    ],
    maxWorkers: 3,
  },
});
