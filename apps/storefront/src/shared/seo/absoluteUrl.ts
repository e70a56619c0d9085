import { toUrl } from '../routing/toUrl.ts';

/**
 * Returns an absolute URL, or undefined for an empty or non-web address. Browsers read a backslash
 * as a slash, so that `/\evil.example` would name another host.
 */
export function absoluteUrl(
  address: string | null | undefined,
  origin: string,
): string | undefined {
  const url = address && !address.includes('\\') ? toUrl(address, origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
