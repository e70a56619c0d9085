import { pathToFileURL } from 'node:url';
import type { createServerRenderer, RendererEnvironment } from '../src/entry-server.ts';
import type { ArticleDom } from '../src/parts/articles/articleDom.ts';

export type { RenderedPage } from '../src/entry-server.ts';

export type Renderer = ReturnType<typeof createServerRenderer>;

/** Exports of src/entry-server.ts, built or served by Vite. */
export interface RendererModule {
  createServerRenderer: (environment: RendererEnvironment) => Renderer;
}

/** @param siteDir the build's folder, which contains `server/` */
export const importRenderer = (siteDir: string): Promise<RendererModule> =>
  import(pathToFileURL(`${siteDir}/server/entry-server.js`).href);

/** Renders with the module that `load` returns at that moment: in development it changes after each edit. */
export function currentRenderer(
  load: () => Promise<RendererModule>,
  environment: RendererEnvironment,
): Renderer {
  let last: { module: RendererModule; renderer: Renderer } | undefined;
  const current = async () => {
    const module = await load();
    if (last?.module !== module) {
      last = { module, renderer: module.createServerRenderer(environment) };
    }
    return last.renderer;
  };
  return {
    readContent: async () => (await current()).readContent(),
    render: async (address) => (await current()).render(address),
  };
}

let window: ArticleDom['window'] | undefined;

/** Creates a separate window without a page, for the first article. */
export async function loadWindow(): Promise<ArticleDom['window']> {
  if (!window) {
    const { JSDOM } = await import('jsdom');
    window = new JSDOM('').window as unknown as ArticleDom['window'];
  }
  return window;
}
