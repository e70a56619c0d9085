/** Parses a URL; undefined if it is malformed. `URL.canParse` is newer than the supported browsers. */
export function toUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
