import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';
import { modules } from './build/modules.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The shop speaks one language: react-aria's texts for the others stay out of the build.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    !isSsrBuild && [modules, precompress, serviceWorker],
  ],
  // The server's build stands alone: it runs where nothing is installed, and always with React as
  // readers get it.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: oldestBrowsers,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in two files instead of thirty: they compress better, and
                // the larger one stays in the browser's cache when the shop's own code changes.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
}));
