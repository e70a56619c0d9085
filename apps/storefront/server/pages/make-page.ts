import { createHash } from 'node:crypto';
import { isIndexed } from '../../src/shared/seo/indexing.ts';
import type { Config } from '../config.ts';
import type { Snapshot } from '../content-source.ts';
import type { RenderedPage, Renderer } from '../renderer.ts';
import { headTags } from '../seo/head-tags.ts';
import { jsonLdOf } from '../seo/json-ld/json-ld-of.ts';
import { appTags } from '../seo/manifest.ts';
import { metadataOf, notFoundMetadata } from '../seo/page-metadata.ts';
import type { Site } from '../site.ts';
import { browserConfiguration } from './browser-configuration.ts';
import { freshSeconds, type Page, retrySeconds, toBrotli, toGzip } from './page-cache.ts';
import { calledOrigins } from './page-policy.ts';

export interface PageMaker {
  config: Config;
  site: Pick<Site, 'document' | 'policyOf'>;
  renderer: Renderer;
  snapshot: () => Promise<Snapshot>;
  /** Logs a page that could not be rendered. */
  onError: (error: unknown, address: string) => void;
}

const statuses = { found: 200, missing: 404, failed: 503, broken: 500 } as const;

/** Lets the browser render the page, which may succeed there. */
const bareShell = {
  html: '',
  served: undefined,
  isPartial: true,
  product: undefined,
  reviews: undefined,
  outcome: 'broken',
} as const;

/**
 * @returns a function that makes the page at a URL, with its headers, ready to be cached and sent
 */
export function pageMaker({ config, site, renderer, snapshot, onError }: PageMaker) {
  const configuration = browserConfiguration(config);
  const preconnect = calledOrigins(config);

  return async (address: string): Promise<Page> => {
    const { origin, pathname, search } = new URL(address);
    const rendered: RenderedPage | typeof bareShell = await renderer
      .render(pathname + search)
      .catch((error: unknown) => {
        onError(error, address);
        return bareShell;
      });
    const { html, served, outcome, isPartial } = rendered;
    const head = headOf(await snapshot(), rendered, pathname + search, origin);
    const text = await site.document({
      head,
      html,
      data: {
        'shop-config': configuration,
        // The browser repeats the calls that failed here.
        ...(outcome !== 'failed' && served && { 'served-page': served }),
      },
      parts: served?.parts ?? [],
      preconnect,
    });
    const renderedAt = served?.renderedAt ?? Date.now();
    // The ETag ignores the render time, so that the same page keeps its ETag.
    const undated = text.replace(`"renderedAt":${renderedAt}`, '');
    const bytes = Buffer.from(text);
    const [brotli, gzip] = await Promise.all([toBrotli(bytes), toGzip(bytes)]);
    return {
      status: statuses[outcome],
      html: bytes,
      brotli,
      gzip,
      etag: `"${createHash('sha256').update(undated).digest('base64url').slice(0, 22)}"`,
      policy: site.policyOf(text, pathname),
      renderedAt,
      keepSeconds: outcome === 'failed' || isPartial ? retrySeconds : freshSeconds,
    };
  };
}

/** Returns the metadata for search engines and chat previews (1 §2 Shell). */
function headOf(
  { content, isWhole, pages }: Snapshot,
  { outcome, product, reviews }: Pick<RenderedPage, 'product' | 'reviews'> & { outcome: string },
  url: string,
  origin: string,
): string {
  const isFound = outcome === 'found';
  const metadata = () => {
    if (outcome === 'missing') return notFoundMetadata(url, pages);
    return isFound ? metadataOf(url, pages, isWhole ? content : undefined) : metadataOf('/', pages);
  };
  return [
    headTags({
      metadata: metadata(),
      origin,
      path: url,
      isFound,
      isIndexed: isIndexed(url),
      jsonLd: isFound ? jsonLdOf({ url, origin, content, product, reviews }) : [],
    }),
    appTags,
  ].join('\n    ');
}
