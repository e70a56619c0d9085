import type { WindowLike } from 'dompurify';
import { configuration } from '../../shared/configuration.ts';
import { toUrl } from '../../shared/routing/toUrl.ts';

/** What articles are read with. */
export interface ArticleDom {
  /** One that parses, and that DOMPurify works in. */
  window: WindowLike & Pick<typeof globalThis, 'DOMParser'>;
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[];
}

let given: ArticleDom | undefined;

/** A server has no window and no configuration of a page: it brings them, once. */
export function bringArticleDom(dom: ArticleDom): void {
  given = dom;
}

export const articleWindow = (): ArticleDom['window'] => given?.window ?? (window as never);

/** Of a page that may lie anywhere: what is the same there is its own. */
const somewhere = 'https://own.invalid';

/** Whether the page may load what stands at this address: anything else is reported to its policy. */
export function isLoadable(address: string, isPicture: boolean): boolean {
  const url = toUrl(address, somewhere);
  if (!url) return false;
  const { protocol, origin } = url;
  if (origin === somewhere) return true;
  if (!isPicture) return false;
  return protocol === 'data:' || Boolean((given ?? configuration()).imageOrigins?.includes(origin));
}
