/** Returns an absolute URL, or undefined for an empty or non-web address. */
export function absoluteUrl(
  address: string | null | undefined,
  origin: string,
): string | undefined {
  const url = address ? URL.parse(address, origin) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
