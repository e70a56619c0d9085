import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { filesOfFirstLoad, type Manifest, readManifest } from './firstLoad.ts';
import { type PublicPage, publicPages } from './publicPages.ts';

/**
 * Path -> what its page needs beyond what index.html names already: scripts, styles, and what it
 * reads. Without it each would be found only once the one before has been fetched and run.
 */
export function preloadsOf(
  manifest: Manifest,
  pages: Record<string, PublicPage>,
): Record<string, string[]> {
  const known = filesOfFirstLoad(manifest);
  return Object.fromEntries(
    Object.entries(pages).map(([path, { module, reads }]) => {
      const files = [...filesOfFirstLoad(manifest, module)].filter((file) => !known.has(file));
      return [path, [...files.map((file) => `/${file}`), ...(reads ? [reads] : [])]];
    }),
  );
}

/** Leaves preloads.json beside index.html, for the server that sends it. */
export const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const json = JSON.stringify(preloadsOf(readManifest(dir), publicPages), null, 2);
    writeFileSync(`${dir}/preloads.json`, `${json}\n`);
  },
};
