import { brand } from '@parinda/brand';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightRouter } from './build/lightRouter.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';

export default defineConfig({
  // Said in index.html.
  define: {
    'import.meta.env.BRAND_NAME': JSON.stringify(brand.name),
    'import.meta.env.BRAND_EMAIL': JSON.stringify(brand.email),
  },
  plugins: [
    react(),
    lightRouter(),
    vanillaExtractPlugin(),
    // The shop speaks one language: react-aria's texts for the others stay out of the build.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    preloads,
    precompress,
  ],
  build: {
    manifest: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // A lazy page's scripts are few and found at once by its own imports; listing them all in the
      // entry would cost every visitor 1 kB. Its styles must be listed: they have to come first.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files instead of thirty: they compress better, and the
            // larger one stays in the browser's cache when the shop's own code changes.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What most pages of the catalogue are made of.
            {
              name: 'parts',
              test: /packages\/ui\/src\/(?:foundations\/star|layout|media\/picture|product\/(?:price|product-card|product-grid|rating)|text\/(?:heading|link|text))\/|product-card\/productCardProps|shared\/Wait/,
            },
          ],
        },
      },
    },
  },
});
