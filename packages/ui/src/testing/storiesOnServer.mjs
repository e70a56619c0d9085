// Prints every story's HTML, and what React had to say about it, as JSON; rendered by a process that
// has no window and no document. Plain JavaScript, as Vitest may run in a Node that strips no types.
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  // Of the tests as well: the names of styles follow from the paths below it.
  root: join(import.meta.dirname, '../../../..'),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, watch: null, ws: false },
});
const { allStories } = await vite.ssrLoadModule('/packages/ui/src/testing/allStories.tsx');

const rendered = {};
for (const [name, Story] of allStories) {
  const errors = [];
  console.error = (...said) => errors.push(said.join(' '));
  let html = '';
  try {
    // Not as a stream, which would wait for what is lazy: the page must not.
    html = renderToString(createElement(StrictMode, null, createElement(Story)));
  } catch (error) {
    errors.push(String(error));
  }
  rendered[name] = { html, errors };
}
console.log(JSON.stringify(rendered));
await vite.close();
