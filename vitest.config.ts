import './tools/run/node-version.mjs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const slow = '**/*.slow.test.ts';
const exclude = [...configDefaults.exclude, slow];

const project = (test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test,
});

/** All tests but those of a browser; `vitest run PATTERN` runs the files that match. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    {
      name: 'styles-anew',
      // What is compiled of a style holds the tokens that it imports, and is old once they change.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (id.endsWith('.css.ts') ? false : undefined)),
    },
  ],
  test: {
    // What waits uses no processor.
    maxWorkers: 3,
    restoreMocks: true,
    // No test may depend on speed: a busy machine may be many times slower than a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      project({
        name: 'dom',
        // A document for each file, without loading jsdom anew for each.
        pool: 'vmThreads',
        environment: './apps/storefront/src/testing/jsdomWithNode.ts',
        include: ['{apps/storefront,packages/ui}/**/*.{test.tsx,dom.test.ts}'],
        exclude,
        setupFiles: [
          './packages/ui/src/testing/setup.ts',
          './apps/storefront/src/testing/patience.ts',
        ],
      }),
      project({
        name: 'node',
        isolate: false,
        include: [
          'apps/storefront/{build,server,src,worker}/**/*.test.ts',
          'packages/{api-client,server-kit,testing}/src/**/*.test.ts',
          'packages/ui/**/*.test.ts',
          'tools/*.test.ts',
          '{docs,.storybook,tools/{bench,run,contracts,new,renders,docs}}/**/*.test.ts',
        ],
        exclude: [...exclude, '**/*.dom.test.ts'],
      }),
      project({
        name: 'api',
        include: ['apps/{api,shop}/{src,dev,testing}/**/*.test.ts'],
        exclude,
        globalSetup: './apps/api/testing/global-setup.ts',
        // Each worker may hold a PGlite of half a gigabyte.
        pool: 'forks',
        // A worker loads the shop's modules once, which takes longer than most files.
        isolate: false,
      }),
      // `pnpm test slow`: they start whole programs.
      project({
        name: 'slow',
        include: [slow],
        globalSetup: './apps/api/testing/global-setup.ts',
        pool: 'forks',
      }),
      // They install and build projects of others: `pnpm test outside`.
      project({ name: 'outside', include: ['tools/outside/**/*.test.ts'] }),
      // All files add to the same pacts, one after the other, with the native library loaded once.
      project({
        name: 'pact',
        include: ['packages/api-client/pact/**/*.pact.test.ts'],
        fileParallelism: false,
        isolate: false,
      }),
    ],
  },
});
