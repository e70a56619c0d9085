import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

interface Style {
  /** The id that Vite's client uses. */
  id: string;
  text: string;
}

/**
 * Returns the styles of all modules that the server has rendered with since it started, in import
 * order. Without them a page would be unstyled until its scripts have loaded.
 *
 * @param entry the module that renders
 */
export async function stylesInUse(vite: ViteDevServer, entry: string): Promise<Style[]> {
  const found = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(visit);
    if (module.id?.endsWith('.css')) found.set(module.id, module.url);
  };
  const first = await vite.environments.ssr.moduleGraph.getModuleByUrl(entry);
  if (first) visit(first);
  return Promise.all(
    [...found].map(async ([id, url]) => {
      const { default: text } = await vite.ssrLoadModule(`${url}?inline`);
      return { id, text: text as string };
    }),
  );
}
