import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

/** What is compiled of a style holds the tokens that it imports, and is old once they change. */
const stylesAnew: Plugin = {
  name: 'styles-anew',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('.css.ts') ? false : undefined)),
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), stylesAnew],
  test: {
    // A document for each file, without loading jsdom anew for each.
    pool: 'vmThreads',
    maxWorkers: 3,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'docs/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
