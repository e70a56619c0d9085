/** An address as others need it; undefined for none and for what is no address of the web. */
export function absoluteUrl(
  address: string | null | undefined,
  origin: string,
): string | undefined {
  const url = address ? URL.parse(address, origin) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
