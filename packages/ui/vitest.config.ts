import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // A document for each file, without loading jsdom anew for each.
    pool: 'vmThreads',
    maxWorkers: 3,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'docs/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
