import type { WindowLike } from 'dompurify';
import { configuration } from '../../shared/configuration.ts';
import { toUrl } from '../../shared/routing/toUrl.ts';

/** The DOM that parses and sanitizes articles. */
export interface ArticleDom {
  /** Needs DOMParser and support for DOMPurify. */
  window: WindowLike & Pick<typeof globalThis, 'DOMParser'>;
  /** Origins that may serve pictures, in addition to the page's own. */
  imageOrigins?: readonly string[];
}

let given: ArticleDom | undefined;

/** Sets the DOM on the server, which has no window and no page configuration. */
export function bringArticleDom(dom: ArticleDom): void {
  given = dom;
}

export const articleWindow = (): ArticleDom['window'] => given?.window ?? (window as never);

/** A placeholder base URL: an address that resolves to it belongs to the page's own origin. */
const somewhere = 'https://own.invalid';

/**
 * Returns whether the policy lets the page load this address; other addresses cause a policy
 * report.
 */
export function isLoadable(address: string, isPicture: boolean): boolean {
  const url = toUrl(address, somewhere);
  if (!url) return false;
  const { protocol, origin } = url;
  if (origin === somewhere) return true;
  if (!isPicture) return false;
  return protocol === 'data:' || Boolean((given ?? configuration()).imageOrigins?.includes(origin));
}
