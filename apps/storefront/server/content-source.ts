import type { Renderer } from './renderer.ts';
import { type Known, spellingsOf } from './seo/canonical.ts';
import { type Pages, pageMetadata } from './seo/page-metadata.ts';
import type { SiteContent } from './seo/site-content.ts';

/** The catalog's content, and data derived from it. */
export interface Snapshot {
  content: SiteContent;
  /** False when a list could not be read: a missing record may still exist. */
  isWhole: boolean;
  /** Metadata of the pages by path, from seo.json and the content. */
  pages: Pages;
  known: Known;
}

/** Limits how often the content is read, as every request needs it. */
const keptMs = 1000;

/**
 * Returns a function that reads the content. Derived data is rebuilt only when the content changes.
 *
 * @param site the entries of the storefront's own seo.json
 * @param onChange calls back when a response of the API has changed
 */
export function contentSource(
  renderer: Pick<Renderer, 'readContent'>,
  site: Pages,
  onChange: (listener: () => void) => void,
) {
  let last: Snapshot | undefined;
  let keptUntil = 0;
  onChange(() => {
    keptUntil = 0;
  });
  return async (): Promise<Snapshot> => {
    if (last?.isWhole && Date.now() < keptUntil) return last;
    // Set before the read, so that a change during the read causes another one.
    keptUntil = Date.now() + keptMs;
    const { isWhole, ...content } = await renderer.readContent();
    const isSame =
      last &&
      last.isWhole === isWhole &&
      Object.entries(content).every(
        ([name, list]) => last?.content[name as keyof SiteContent] === list,
      );
    if (!isSame || !last) {
      const pages = pageMetadata(site, content);
      last = { content, isWhole, pages, known: spellingsOf(content) };
    }
    return last;
  };
}
