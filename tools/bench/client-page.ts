import { filesOfFirstLoad, readBuild } from '../../apps/storefront/build/firstLoad.ts';
import { inProject } from '../run/project.ts';

/**
 * A page as it was before servers rendered it: the same build, an empty #root, no data, and only the
 * entry's scripts named.
 */
export function clientPage(html: string): string {
  const build = readBuild(inProject('apps/storefront/dist/client'));
  const ofEntry = [...filesOfFirstLoad(build, [])];
  const isEntry = (tag: string) => ofEntry.some((file) => tag.includes(`/${file}"`));
  return html
    .replace(/<div id="root">.*(?=<script type="application\/json")/s, '<div id="root"></div>')
    .replace(/<script type="application\/json" id="served-page">.*?<\/script>/s, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, (tag) => (isEntry(tag) ? tag : ''));
}
