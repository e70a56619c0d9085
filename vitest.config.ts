import './tools/run/node-version.mjs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const slow = '**/*.slow.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, slow];

const project = (test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test,
});

const dom: TestProjectInlineConfiguration['test'] = {
  // Loads jsdom once for all files.
  pool: 'vmThreads',
  environment: './apps/storefront/src/testing/jsdomWithNode.ts',
  setupFiles: ['./packages/ui/src/testing/setup.ts', './apps/storefront/src/testing/patience.ts'],
};

/** All tests except those in a browser. `vitest run PATTERN` runs matching files. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    {
      name: 'uncached-styles',
      // Compiled styles contain the values of imported tokens, so the cache would be stale after a change.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (id.endsWith('.css.ts') ? false : undefined)),
    },
  ],
  test: {
    // More than the two cores of CI, because tests also wait.
    maxWorkers: 3,
    restoreMocks: true,
    // No test may depend on speed: a busy machine may be many times slower than a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      project({
        name: 'dom',
        ...dom,
        include: ['{apps/storefront,packages/ui}/**/*.{test.tsx,dom.test.ts}'],
        exclude,
      }),
      project({
        name: 'node',
        isolate: false,
        include: [
          'apps/storefront/{build,server,src,worker}/**/*.test.ts',
          'packages/{api-client,brand,server-kit,testing}/src/**/*.test.ts',
          'packages/ui/**/*.test.ts',
          '{docs,.storybook,tools}/**/*.test.ts',
        ],
        exclude: [...exclude, '**/*.dom.test.ts', 'tools/outside/**'],
      }),
      project({
        name: 'api',
        include: ['apps/{api,shop}/{src,dev,testing}/**/*.test.ts'],
        exclude,
        globalSetup: './apps/api/testing/global-setup.ts',
        // Each worker may hold a PGlite of half a gigabyte.
        pool: 'forks',
        // Loads the modules once per worker, which takes longer than most files.
        isolate: false,
      }),
      // `pnpm test slow`: tests that start programs.
      project({
        name: 'slow',
        include: ['**/*.slow.test.ts'],
        globalSetup: './apps/api/testing/global-setup.ts',
        pool: 'forks',
      }),
      // `pnpm test slow`: tables that render the whole storefront or every component.
      project({ name: 'slow-dom', ...dom, include: ['**/*.slow.test.tsx'] }),
      // `pnpm test outside`: tests that install the packages in other projects.
      project({ name: 'outside', include: ['tools/outside/**/*.test.ts'] }),
      // All files write the same pacts, so they run in sequence.
      project({
        name: 'pact',
        include: ['packages/api-client/pact/**/*.pact.test.ts'],
        fileParallelism: false,
        isolate: false,
      }),
    ],
  },
});
