import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page as it is sent. */
export interface Page {
  status: 200 | 404 | 500 | 503;
  html: Buffer;
  /** Compressed once, for all who take it. */
  brotli: Buffer;
  etag: string;
  policy: string;
  /** ms since 1970 */
  renderedAt: number;
  /** Seconds that it may be sent again as it is. */
  keepSeconds: number;
}

/** Seconds that a whole page is sent again as it is. */
export const freshSeconds = 60;
/** Seconds that caches may send a page on while they ask for a new one. */
export const staleSeconds = 24 * 60 * 60;
/** Seconds until a page is made again of which something could not be read. */
export const retrySeconds = 5;

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
export const toBrotli = (text: Buffer): Promise<Buffer> => compress(text, quality);
export const toGzip: (text: Buffer) => Promise<Buffer> = promisify(gzip);

export interface PageCache {
  /**
   * The page at an address: kept, or made once for all who ask at the same time. One that has become
   * old is sent while a new one is made; and for a day when none can be made.
   */
  get: (address: string) => Promise<Page>;
  /** Whether a page is there at once. */
  has: (address: string) => boolean;
  /** All pages are to be made anew; until then the old ones are sent. */
  expire: () => void;
}

interface Kept {
  page: Page;
  /** When it was last tried to make it, in ms since 1970. */
  triedAt: number;
  /** ms since 1970; from then on it is made anew when it is asked for. */
  freshUntil: number;
}

/** @param maxBytes of all pages together; those that nobody asked for longest go first */
export function pageCache(maxBytes: number, make: (address: string) => Promise<Page>): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { html, brotli, policy } }, address) =>
      html.length + brotli.length + policy.length + address.length + 500,
  });
  const underWay = new Map<string, Promise<Page>>();
  let expiredAt = 0;

  async function makeAndKeep(address: string, old: Page | undefined): Promise<Page> {
    const made = await make(address);
    // What was read before is truer than a failure.
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
      if (!kept || isOutdated || !isUsable(kept.page)) return making;
      making.catch(() => {});
      return kept.page;
    },
    has: (address) => pages.has(address),
    expire: () => {
      expiredAt = Date.now();
    },
  };
}

const isUsable = ({ status, renderedAt }: Page): boolean =>
  status < 500 && Date.now() - renderedAt <= staleSeconds * 1000;
