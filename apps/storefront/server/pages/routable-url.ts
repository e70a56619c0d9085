import { pathOf } from '../../src/shared/routing/route.ts';

/**
 * Escapes a URL that cannot be decoded, which Fastify would reject before any hook, limit or route. Pages
 * read the original URL and show the right error.
 */
export function routableUrl(url: string): string {
  try {
    decodeURI(pathOf(url));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
