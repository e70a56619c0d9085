import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `pnpm dev` runs the API. */
const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The shop speaks one language: react-aria's texts for the others stay out of the build.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  build: { manifest: true, target: 'es2023', sourcemap: false },
  server: {
    proxy: Object.fromEntries(['/api', '/pincode', '/sandbox'].map((path) => [path, api])),
  },
});
