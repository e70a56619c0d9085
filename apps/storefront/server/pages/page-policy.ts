import { brand } from '@parinda/brand';
import { policy } from '@parinda/server-kit/security-headers';
import type { Config } from '../config.ts';

const maps = new URL(brand.map.embedUrl).origin;

/** The payment provider's own hosts, where its script is in use. */
const razorpay = {
  script: ['https://checkout.razorpay.com'],
  any: ['https://*.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
};

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

/**
 * What a page may load and run. Pages are kept by caches, so what stands in them is allowed by its
 * hash, never by a nonce.
 *
 * @param inline hashes of what stands in the page
 */
export function pagePolicy(hosts: Hosts, { scripts, elements, attributes }: InlineHashes): string {
  const script = originsOf(hosts.checkoutScriptUrl);
  const usesRazorpay = script.some((origin) => origin.endsWith('.razorpay.com'));
  const provider = usesRazorpay ? razorpay : { script, any: script, frame: script };
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...provider.script],
    'style-src': ["'self'", ...elements],
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
    'img-src': ["'self'", 'data:', ...imageOrigins(hosts), ...provider.any],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...calledOrigins(hosts),
      ...originsOf(hosts.reportUrl),
      ...provider.any,
    ],
    'frame-src': [maps, ...provider.frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...provider.frame],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * Text reaches no script sink of a page unless one of the shop's policies has passed it
 * (src/shared/trustedTypes.ts). Only of what is built: Vite's own client writes HTML.
 */
export function trustedTypesPolicy({
  checkoutScriptUrl,
}: Pick<Hosts, 'checkoutScriptUrl'>): string {
  const isForeign = originsOf(checkoutScriptUrl).length > 0;
  return policy({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['parinda-article', 'parinda-script', ...(isForeign ? ['default'] : [])],
  });
}

/** For the site's files: an SVG opened by itself keeps its looks, and still runs nothing. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
});
