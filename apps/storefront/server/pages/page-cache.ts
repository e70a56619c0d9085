import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page with its headers, ready to send. */
export interface Page {
  status: 200 | 404 | 500 | 503;
  html: Buffer;
  /** Both are compressed once for all requests. */
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  policy: string;
  /** ms since 1970 */
  renderedAt: number;
  /** Seconds that the page stays fresh. */
  keepSeconds: number;
}

/** Seconds that a complete page stays fresh. */
export const freshSeconds = 60;
/** Seconds that caches may send a stale page while they revalidate it. */
export const staleSeconds = 24 * 60 * 60;
/** Seconds until an incomplete page is rendered again. */
export const retrySeconds = 5;

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
export const toBrotli = (text: Buffer): Promise<Buffer> => compress(text, quality);
export const toGzip: (text: Buffer) => Promise<Buffer> = promisify(gzip);

export interface PageCache {
  /**
   * Returns the page at a URL. Concurrent requests share one render. A stale page is returned while
   * a new one renders, and for a day when rendering fails. Throws Overloaded.
   */
  get: (address: string) => Promise<Page>;
  /** Whether a page is in the cache. */
  has: (address: string) => boolean;
  /** Marks all pages as outdated: the next request renders them again. */
  expire: () => void;
}

interface Kept {
  page: Page;
  /** Start of the last render, in ms since 1970. */
  triedAt: number;
  /** ms since 1970; later requests render the page again. */
  freshUntil: number;
}

/** @param maxBytes limit for all pages together; evicts the least recently used ones */
export function pageCache(maxBytes: number, make: (address: string) => Promise<Page>): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { html, brotli, gzip, policy } }, address) =>
      html.length + brotli.length + gzip.length + policy.length + address.length + 500,
  });
  const underWay = new Map<string, Promise<Page>>();
  let expiredAt = 0;

  async function makeAndKeep(address: string, old: Page | undefined): Promise<Page> {
    const made = await make(address);
    // The last good page is better than an error.
    const page = made.status >= 500 && old && isUsable(old) ? old : made;
    const triedAt = Date.now();
    pages.set(address, { page, triedAt, freshUntil: triedAt + made.keepSeconds * 1000 });
    return page;
  }

  return {
    get: async (address) => {
      const kept = pages.get(address);
      const isOutdated = kept && kept.triedAt < expiredAt;
      if (kept && !isOutdated && Date.now() < kept.freshUntil) return kept.page;
      let making = underWay.get(address);
      if (!making) {
        making = makeAndKeep(address, kept?.page).finally(() => underWay.delete(address));
        underWay.set(address, making);
      }
      if (!kept || !isUsable(kept.page)) return making;
      const orKept = making.catch(() => kept.page);
      return isOutdated ? orKept : kept.page;
    },
    has: (address) => pages.has(address),
    expire: () => {
      expiredAt = Date.now();
    },
  };
}

const isUsable = ({ status, renderedAt }: Page): boolean =>
  status < 500 && Date.now() - renderedAt <= staleSeconds * 1000;
