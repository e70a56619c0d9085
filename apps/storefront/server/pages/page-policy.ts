import { brand } from '@parinda/brand';
import { policy } from '@parinda/server-kit/security-headers';
import type { Config } from '../config.ts';

const maps = new URL(brand.map.embedUrl).origin;

/** Its script loads a second one from its CDN; its frame and its analytics have further hosts. */
const razorpay = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  provider: ['https://*.razorpay.com'],
};

/** Schemes by which a payment frame opens an app for UPI. */
const upiApps = ['upi:', 'phonepe:', 'tez:', 'gpay:', 'paytmmp:', 'bhim:', 'credpay:', 'intent:'];

const originsOf = (...addresses: string[]): string[] => [
  ...new Set(addresses.filter((one) => /^https?:/.test(one)).map((one) => new URL(one).origin)),
];

/** `'sha256-…'` of the scripts, style elements and style attributes that stand in a page. */
export interface InlineHashes {
  scripts: readonly string[];
  elements: readonly string[];
  attributes: readonly string[];
}

type Hosts = Pick<
  Config,
  'apiUrl' | 'pincodeUrl' | 'checkoutScriptUrl' | 'imageOrigins' | 'siteUrl' | 'reportUrl'
>;

/** Hosts that a page will call soon. */
export const calledOrigins = ({ apiUrl, pincodeUrl }: Hosts): string[] =>
  originsOf(apiUrl, pincodeUrl);

/** Where pictures may come from, beside a page's own address: the shop's is that, spelt out. */
export const imageOrigins = ({
  apiUrl,
  siteUrl = '',
  imageOrigins,
}: Pick<Hosts, 'apiUrl' | 'siteUrl' | 'imageOrigins'>): string[] => [
  ...originsOf(apiUrl, siteUrl),
  ...imageOrigins,
];

/** What the pages of the shop have in common. */
const shopSources = (hosts: Hosts, { scripts }: InlineHashes) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'", ...calledOrigins(hosts), ...originsOf(hosts.reportUrl)],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The content security policy of a page: all but those of the purchase, whose policy is
 * `purchasePolicy`. Caches keep pages, so what is written in them is allowed by its hash, not by a
 * nonce.
 *
 * @param inline hashes of what is written in the page
 */
export function pagePolicy(hosts: Hosts, inline: InlineHashes): string {
  const { elements, attributes } = inline;
  return policy({
    ...shopSources(hosts, inline),
    'style-src': ["'self'", ...elements],
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
    'img-src': ["'self'", 'data:', ...imageOrigins(hosts)],
    'frame-src': [maps],
    'form-action': ["'self'"],
  });
}

/**
 * The content security policy of the pages where the payment provider's code runs: /checkout and the
 * orders, which can be paid later. Scripts stay limited to the shop and the provider. The provider
 * needs the rest (SECURITY.md): it sets styles on what it adds, shows pictures of banks, calls
 * several hosts of its own, and its frame goes on to banks and to apps for UPI.
 *
 * @param inline hashes of what is written in the page
 */
export function purchasePolicy(hosts: Hosts, inline: InlineHashes): string {
  const { scripts, provider } = providerOrigins(hosts);
  const sources = shopSources(hosts, inline);
  return policy({
    ...sources,
    'script-src': [...sources['script-src'], ...scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...provider],
    'font-src': [...sources['font-src'], 'data:', ...provider],
    'img-src': ["'self'", 'data:', 'https:', ...imageOrigins(hosts)],
    'connect-src': [...sources['connect-src'], ...provider],
    // The sandbox's frame comes from the shop's own address.
    'frame-src': ["'self'", maps, ...provider, 'https:', ...upiApps],
    'form-action': ["'self'", ...provider, 'https:'],
  });
}

/** Of scripts, and of all else. A provider other than Razorpay has one origin for both. */
function providerOrigins({ checkoutScriptUrl }: Hosts) {
  const origins = originsOf(checkoutScriptUrl);
  const isRazorpay = origins.some((origin) => origin.endsWith('.razorpay.com'));
  return isRazorpay ? razorpay : { scripts: origins, provider: origins };
}

/**
 * Text reaches no script sink of a page unless one of the shop's policies has passed it
 * (src/shared/security/trustedTypes.ts). For what is built alone: Vite's own client writes HTML.
 */
export const trustedTypesPolicy = policy({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['parinda-article', 'parinda-script', 'default'],
});

/** For the site's files: an SVG opened by itself keeps its looks, and still runs nothing. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
});
