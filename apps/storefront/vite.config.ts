import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { modules } from './build/modules.ts';
import { precompress } from './build/precompress.ts';
import { retryableImports } from './build/retryableImports.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    retryableImports(),
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
        target: 'es2023',
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, in two files instead of thirty: they compress better, and
                // the larger one stays in the browser's cache when the shop's own code changes.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // Over HTTP/1.1 a browser asks for six files at a time, and a small one costs as long
                // a way as a large one. A group takes along what it imports, if no other has it yet.
                // What most pages are made of:
                {
                  name: 'parts',
                  test: /packages\/ui\/src\/(?:foundations\/star|layout|media\/picture|product\/(?:price|rating)|text\/(?:heading|link|prose|text))\/|button\/LinkButton|product-card\/(?:productCardProps|useAddToCart)|shared\/(?:loaded\/Loaded|money|Wait)/,
                },
                // What lists of products are made of:
                {
                  name: 'list',
                  test: /packages\/ui\/src\/product\/product-(?:card|grid)\/|product-card\/ProductList|wishlist-heart\/CardHeart|loaded\/states/,
                },
                // What fields and what is told beside them are made of:
                {
                  name: 'field',
                  test: /packages\/ui\/src\/(?:feedback\/notice|field|forms\/text-field)\/|shared\/useTold|useSignup\.ts/,
                },
                {
                  name: 'select',
                  test: /packages\/ui\/src\/(?:forms\/select|product\/sort-select)\//,
                },
                // What finds products:
                {
                  name: 'find',
                  test: /features\/catalogue\/(?:activeFilters|filterParams|productFilter|useProductFilter)|catalogue\/matchesQuery/,
                },
              ],
            },
          },
        },
      },
}));
