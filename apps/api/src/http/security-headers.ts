import { brand } from '@parinda/brand';

/** What the content security policy of the shop's pages allows beyond the shop's own files. */
export interface Allowed {
  /** "'sha256-…'" of scripts and styles that stand in index.html itself. */
  scriptHashes: string[];
  styleHashes: string[];
  styleNonce: string;
  usesRazorpay: boolean;
}

const maps = new URL(brand.map.embedUrl).origin;

/** The payment provider's hosts are there only where it is in use. */
export function pagePolicy({ scriptHashes, styleHashes, styleNonce, usesRazorpay }: Allowed) {
  const provider = (...names: string[]) => (usesRazorpay ? names.map((n) => `https://${n}`) : []);
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...provider('checkout.razorpay.com')],
    'style-src': ["'self'", ...styleHashes, `'nonce-${styleNonce}'`],
    'img-src': ["'self'", 'data:', ...provider('*.razorpay.com')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider('*.razorpay.com')],
    'frame-src': [maps, ...provider('api.razorpay.com', 'checkout.razorpay.com')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...provider('api.razorpay.com')],
    'frame-ancestors': ["'none'"],
  });
}

/** For answers that are no pages: nothing in them may run. */
export const dataPolicy = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** For the site's files: an SVG opened by itself keeps its looks, and still runs nothing. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
});

/** The directives as a header. */
export function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Sent with every answer. */
export function securityHeaders(isProduction: boolean): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
