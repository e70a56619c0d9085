import type { PageMetadata } from '../../domain/content/page-metadata.ts';
import { escapeHtml } from '../escape-html.ts';

/** What of index.html differs from page to page. */
export interface PageParts {
  metadata: PageMetadata;
  /** The shop's public address, without a slash at the end. */
  origin: string;
  /** Allows the one style element that the storefront's library adds. */
  styleNonce: string;
  isFound: boolean;
  /** Addresses of what the page will ask for: scripts, styles and data. */
  preloads: readonly string[];
}

/** Tags that the template has for every page and that each page brings itself. */
const replaced =
  /\s*<(title>[^<]*<\/title>|(meta|link)\s[^>]*(name="(description|twitter:\w+)"|property="og:\w+"|rel="canonical")[^>]*>)/gi;

/** The storefront's index.html with a page's own head, and its configuration as a data block. */
export function pageHtml(template: string, configuration: object, parts: PageParts): string {
  const head = [...headTags(parts), configurationTag(configuration)].join('\n    ');
  return template.replace(replaced, '').replace('</head>', () => `  ${head}\n  </head>`);
}

const preloadTag = (address: string): string => {
  const href = `href="${escapeHtml(address)}"`;
  if (address.endsWith('.js')) return `<link rel="modulepreload" crossorigin ${href} />`;
  if (address.endsWith('.css')) return `<link rel="preload" as="style" crossorigin ${href} />`;
  return `<link rel="preload" as="fetch" crossorigin ${href} />`;
};

function headTags({ metadata, origin, styleNonce, isFound, preloads }: PageParts): string[] {
  const { title, description, canonical_url: path, og_image: image, twitter_card: card } = metadata;
  const url = new URL(path, origin).href;
  const meta = (attribute: string, name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...preloads.map(preloadTag),
    meta('name', 'description', description),
    `<meta property="csp-nonce" nonce="${styleNonce}" />`,
    ...(isFound
      ? [`<link rel="canonical" href="${escapeHtml(url)}" />`, meta('property', 'og:url', url)]
      : ['<meta name="robots" content="noindex" />']),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(image ? [meta('property', 'og:image', new URL(image, origin).href)] : []),
    meta('name', 'twitter:card', card),
  ];
}

/** Data, not a script: the content security policy lets it be. */
function configurationTag(configuration: object): string {
  const json = JSON.stringify(configuration).replace(/</g, '\\u003c');
  return `<script type="application/json" id="shop-config">${json}</script>`;
}
