import { writeFileSync } from 'node:fs';
import { filesOfFirstLoad, type Manifest, readManifest } from './first-load.ts';
import { type PublicPage, publicRoutes } from './routes.ts';

/**
 * Route -> what its page needs beyond what index.html names already: scripts, styles, and what it
 * reads. Without it each would be found only once the one before has been fetched and run.
 */
export function preloadsOf(
  manifest: Manifest,
  routes: Record<string, PublicPage>,
): Record<string, string[]> {
  const known = filesOfFirstLoad(manifest);
  return Object.fromEntries(
    Object.entries(routes).map(([route, { module, reads }]) => {
      const files = [...filesOfFirstLoad(manifest, module)].filter((file) => !known.has(file));
      return [route, [...files.map((file) => `/${file}`), ...(reads ? [reads] : [])]];
    }),
  );
}

/** Leaves preloads.json beside index.html, for the server that sends it. */
export function writePreloads(dist: string): void {
  const preloads = preloadsOf(readManifest(dist), publicRoutes);
  writeFileSync(`${dist}/preloads.json`, `${JSON.stringify(preloads, null, 2)}\n`);
}
