import { paths } from '../routing/paths.ts';
import { routeOf } from '../routing/route.ts';
import { toUrl } from '../routing/toUrl.ts';

/** Characters of a message that are read, and of it that are told. */
const longestRead = 2000;
const longest = 200;

/** `/order-detail/:encryptedId` of such an address; never what stands in it. */
export function patternAt(pathname: string): string {
  const name = routeOf(pathname)?.name;
  return name ? paths[name] : 'none';
}

/** An address without what it may tell of somebody: of the shop's own scripts the name alone is left. */
function plainAddress(text: string): string {
  const url = toUrl(text);
  if (!url) return '[address]';
  return url.origin + (url.pathname.startsWith('/assets/') ? url.pathname : '');
}

/**
 * What a browser says of an error, without what a shopper may have typed or be known by: quoted texts,
 * e-mail addresses, numbers of four digits or more, keys and tokens, and what stands in addresses.
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
