import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Of two cores Vitest would leave one idle.
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          restoreMocks: true,
        },
      },
      { test: { name: 'server', include: ['server/**/*.test.ts'], restoreMocks: true } },
    ],
  },
});
