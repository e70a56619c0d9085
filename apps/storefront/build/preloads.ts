import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { filesOfFirstLoad, type Manifest, readManifest } from './firstLoad.ts';
import { type SitePage, sitePages } from './sitePages.ts';

/**
 * Path -> what its page needs beyond what index.html names already: scripts, styles, and what it
 * reads. Without it each would be found only once the one before has been fetched and run.
 */
export function preloadsOf(
  manifest: Manifest,
  pages: Record<string, SitePage>,
): Record<string, string[]> {
  const known = filesOfFirstLoad(manifest);
  return Object.fromEntries(
    Object.entries(pages).map(([path, { file: page, reads, isPublic }]) => {
      // A guarded page is not shown before the session is known.
      if (!page || !isPublic) return [path, []];
      const files = [...filesOfFirstLoad(manifest, page)].filter((file) => !known.has(file));
      return [path, [...files.map((file) => `/${file}`), ...(reads ? [reads] : [])]];
    }),
  );
}

/** Leaves pages.json beside index.html: for the server that sends it, which pages there are. */
export const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const json = JSON.stringify(preloadsOf(readManifest(dir), sitePages), null, 2);
    writeFileSync(`${dir}/pages.json`, `${json}\n`);
  },
};
