import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Of two cores Vitest would leave one idle, and what waits uses none.
    maxWorkers: 3,
    restoreMocks: true,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'browser',
          // A document for each file, without loading jsdom anew for each.
          pool: 'vmThreads',
          environment: './src/testing/jsdomWithNode.ts',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: './src/testing/patience.ts',
          restoreMocks: true,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'server',
          include: ['{build,server,worker}/**/*.test.ts'],
          restoreMocks: true,
        },
      },
    ],
  },
});
