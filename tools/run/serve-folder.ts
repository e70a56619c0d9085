import { basename, dirname } from 'node:path';
import { type Plugin, preview } from 'vite';

/** Serves a folder of built files on a free port. The URL has no trailing slash. */
export async function serveFolder(
  folder: string,
  plugins: Plugin[] = [],
): Promise<AsyncDisposable & { url: string }> {
  const { NODE_ENV } = process.env;
  const server = await preview({
    configFile: false,
    plugins,
    root: dirname(folder),
    appType: 'mpa',
    build: { outDir: basename(folder) },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // Vite has set NODE_ENV to `production`, which later child processes would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const url = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  return { url, [Symbol.asyncDispose]: () => server.close() };
}
