import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildStorefront } from '../app.ts';
import { readConfig } from '../config.ts';
import type { SiteContent } from '../seo/site-content.ts';
import { siteContent } from './content.ts';

export const inlineScript = 'start()';

const template = `<!doctype html><html><head><!--head--><script>${inlineScript}</script></head>
<body><div id="root"><!--page--></div><!--data-->
<script type="module" crossorigin src="/assets/entry-1a2b.js"></script></body></html>`;

const chunks = {
  'index.html': { file: 'assets/entry-1a2b.js', isEntry: true, css: ['assets/entry-1a2b.css'] },
  'src/AboutPage.tsx': { file: 'assets/about-1a2b.js' },
  'ui/fonts/display.woff2': { file: 'assets/display-1a2b.woff2' },
  'ui/fonts/text.woff2': { file: 'assets/text-1a2b.woff2' },
};

/** Script that the rendered /about and /checkout contain, as after an injection. */
export const injectedScript = 'injected()';

/** Renders little, counts renders, and fails at two URLs; for an API named partial a list is missing. */
const renderer = `
import content from './content.json' with { type: 'json' };
let count = 0;
export const createServerRenderer = ({ baseUrl }) => ({
  readContent: async () => ({ ...content, isWhole: !baseUrl.includes('partial') }),
  async render(address) {
    await new Promise((done) => setTimeout(done, 10));
    if (address === '/faqs') throw new Error('These questions have no answer');
    const [, slug] = /^\\/products\\/([^?]+)/.exec(address) ?? [];
    const product = content.products.find((one) => one.slug === slug);
    const isMissing = address === '/404' || (slug && !product);
    count += 1;
    const isInjected = ['/about', '/checkout'].includes(address);
    const injected = isInjected ? '<script>${injectedScript}</script>' : '';
    return {
      html: '<h1>' + address + ' for $& ' + count + '</h1>' + injected,
      outcome: address === '/gallery' ? 'failed' : isMissing ? 'missing' : 'found',
      isPartial: false,
      laterParts: [],
      product,
      reviews: undefined,
      served: { renderedAt: Date.now(), parts: ['AboutPage.tsx'], answers: [] },
    };
  },
});`;

/** Writes the files of a build into a temporary folder. */
export function writeBuiltSite(content: Partial<SiteContent> = {}): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'parinda-site-'));
  const files: Record<string, string | Buffer> = {
    'client/index.html': template,
    'client/.vite/manifest.json': JSON.stringify(chunks),
    'client/.vite/modules.json': JSON.stringify({ 'src/AboutPage.tsx': 'assets/about-1a2b.js' }),
    'client/assets/entry-1a2b.js': 'start();',
    'client/assets/entry-1a2b.js.br': brotliCompressSync('compressed before'),
    'client/assets/entry-1a2b.js.gz': gzipSync('compressed before'),
    'client/assets/entry-1a2b.css': 'p { color: red }',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'worker/service-worker.js': 'worker();'.padEnd(2000),
    'server/package.json': '{ "type": "module" }',
    'server/entry-server.js': renderer,
    'server/content.json': JSON.stringify({ ...siteContent, ...content }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true });
    writeFileSync(join(siteDir, name), text);
  }
  return siteDir;
}

export interface TestStorefront {
  app: FastifyInstance;
  siteDir: string;
  close: () => Promise<void>;
}

/** Starts the storefront's server with a generated build. */
export async function startTestStorefront(
  env: Record<string, string> = {},
  content?: Partial<SiteContent>,
): Promise<TestStorefront> {
  const siteDir = writeBuiltSite(content);
  const app = await buildStorefront(
    readConfig({ API_URL: 'http://api.test', SITE_DIR: siteDir, ...env }),
  );
  const close = async () => {
    await app.close();
    rmSync(siteDir, { recursive: true });
  };
  return { app, siteDir, close };
}
