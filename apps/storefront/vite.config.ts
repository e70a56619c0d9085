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
    // The storefront is in English only: the build leaves out React Aria's other languages.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    !isSsrBuild && [modules, precompress, serviceWorker],
  ],
  // The server bundle includes its dependencies, so that it runs without node_modules, and always
  // uses React's production build.
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
                // Two shared files compress better than thirty, and the larger one stays cached
                // when the storefront's own code changes.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
}));
