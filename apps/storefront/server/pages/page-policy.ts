import { brand } from '@parinda/brand';
import { policy } from '@parinda/server-kit/security-headers';
import type { Config } from '../config.ts';

const maps = new URL(brand.map.embedUrl).origin;

/** Razorpay's script loads a second one from its CDN; its frame and analytics use further hosts. */
const razorpay = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  provider: ['https://*.razorpay.com'],
};

/** URL schemes that the payment frame uses to open UPI apps. */
const upiApps = ['upi:', 'phonepe:', 'tez:', 'gpay:', 'paytmmp:', 'bhim:', 'credpay:', 'intent:'];

const originsOf = (...addresses: string[]): string[] => [
  ...new Set(addresses.filter((one) => /^https?:/.test(one)).map((one) => new URL(one).origin)),
];

/** `'sha256-…'` of the inline scripts, style elements and style attributes of a page. */
export interface InlineHashes {
  scripts: readonly string[];
  elements: readonly string[];
  attributes: readonly string[];
}

type Hosts = Pick<
  Config,
  'apiUrl' | 'pincodeUrl' | 'checkoutScriptUrl' | 'imageOrigins' | 'siteUrl' | 'reportUrl'
>;

/** Returns the origins that a page will call soon. */
export const calledOrigins = ({ apiUrl, pincodeUrl }: Hosts): string[] =>
  originsOf(apiUrl, pincodeUrl);

/** Returns the origins of images other than the page's own, which includes the public URL of the storefront. */
export const imageOrigins = ({
  apiUrl,
  siteUrl = '',
  imageOrigins,
}: Pick<Hosts, 'apiUrl' | 'siteUrl' | 'imageOrigins'>): string[] => [
  ...originsOf(apiUrl, siteUrl),
  ...imageOrigins,
];

/** Returns the sources that all policies share. */
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
 * Returns the content security policy of all pages except the purchase pages (`purchasePolicy`).
 * Pages are cached, so inline code is allowed by hash, not by nonce.
 *
 * @param inline hashes of the page's inline code
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
 * Returns the content security policy of the pages that run the payment provider's code: /checkout
 * and the orders, which can be paid later. Scripts stay limited to the storefront and the provider.
 * The provider needs the rest (SECURITY.md): it sets inline styles, shows logos of banks, calls
 * several hosts of its own, and its frame opens banks and UPI apps.
 *
 * @param inline hashes of the page's inline code
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
    // The sandbox's frame is on the storefront's own origin.
    'frame-src': ["'self'", maps, ...provider, 'https:', ...upiApps],
    'form-action': ["'self'", ...provider, 'https:'],
  });
}

/**
 * Returns the origins of the provider's scripts and of its other resources. A provider other than
 * Razorpay has one origin for both.
 */
function providerOrigins({ checkoutScriptUrl }: Hosts) {
  const origins = originsOf(checkoutScriptUrl);
  const isRazorpay = origins.some((origin) => origin.endsWith('.razorpay.com'));
  return isRazorpay ? razorpay : { scripts: origins, provider: origins };
}

/**
 * Requires trusted types, which only the storefront's own policies create
 * (src/shared/security/trustedTypes.ts). For the build only: Vite's client writes HTML.
 */
export const trustedTypesPolicy = policy({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['parinda-article', 'parinda-script', 'default'],
});

/** For static files: an SVG opened by itself keeps its styles and runs no script. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
});
