import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { oldestBrowsers } from './browsers.ts';

const source = fileURLToPath(new URL('../worker/serviceWorker.ts', import.meta.url));

/**
 * Builds the service worker as one script outside the client folder: a proxy that sends those files
 * from disk would bypass the setting that turns the worker off.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
  async closeBundle() {
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      publicDir: false,
      build: {
        outDir: 'dist/worker',
        emptyOutDir: true,
        target: oldestBrowsers,
        rolldownOptions: {
          input: source,
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
};
