import { paths } from '../routing/paths.ts';
import { routeOf } from '../routing/route.ts';
import { toUrl } from '../routing/toUrl.ts';

/** Characters of a message that are read, and that are reported. */
const longestRead = 2000;
const longest = 200;

/** Returns the route pattern, such as `/order-detail/:encryptedId`, without any parameter. */
export function patternAt(pathname: string): string {
  const name = routeOf(pathname)?.name;
  return name ? paths[name] : 'none';
}

/** Removes personal data from a URL: only the names of our own scripts stay. */
function plainAddress(text: string): string {
  const url = toUrl(text);
  if (!url) return '[address]';
  return url.origin + (url.pathname.startsWith('/assets/') ? url.pathname : '');
}

/**
 * Removes personal data from an error message: quoted texts, e-mail addresses, numbers of four
 * digits or more, keys and tokens, and the content of URLs.
 */
export const scrubbed = (message: string): string =>
  message
    .slice(0, longestRead)
    .replace(/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '[text]')
    .replace(/\b[a-z][\w+.-]*:\/\/[^\s'<>()]+/gi, plainAddress)
    .replace(/[^\s@'<>()]+@[^\s@'<>()]+/g, '[e-mail]')
    .replace(/(?<![\w:/.-])\/[^\s'<>()]*/g, (path) => patternAt(path.split(/[?#]/)[0] ?? ''))
    .replace(/[?#][^\s'<>()]*=[^\s'<>()]*/g, '')
    .replace(/(?<![\w/-])[\w-]{20,}(?:\.[\w-]+)*/g, '[token]')
    .replace(/\+?\d(?:[\s-]?\d){3,}/g, '[number]')
    .slice(0, longest);
