import type { Renderer } from './renderer.ts';
import { type Known, spellingsOf } from './seo/canonical.ts';
import { type Pages, pageMetadata } from './seo/page-metadata.ts';
import type { SiteContent } from './seo/site-content.ts';

/** What the whole shop consists of, and what is made of it. */
export interface Snapshot {
  content: SiteContent;
  /** False where a part of it could not be read: what is missing may be there all the same. */
  isWhole: boolean;
  /** By path; what the site and its content say of themselves. */
  pages: Pages;
  known: Known;
}

/** The client is not asked again so soon: every request wants to know. */
const keptMs = 1000;

/**
 * The shop's content as it was last read, with what is made of it: once as long as nothing changes.
 *
 * @param site the entries of the site's own seo.json
 * @param onChange calls back when an answer of the API has changed
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
    // Before it is read: what changes meanwhile is read again.
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
