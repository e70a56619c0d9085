import { pageMark, pageMetadataPath, publicReads } from '../src/shared/routing/publicReads.ts';
import { routeOf } from '../src/shared/routing/route.ts';
import { isSessionPage } from '../src/shared/routing/sessionPages.ts';

// Decides which requests the service worker handles; all others go to the network.

export type Kind = 'page' | 'answer' | 'asset' | 'picture';

/** The parts of a request that decide. */
export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'cache' | 'headers'>;

export interface Places {
  /** The storefront's own origin. */
  origin: string;
  /** The user API as browsers reach it; '' is the storefront's own origin. */
  apiUrl: string;
}

/** Returns undefined for requests that the worker ignores: writes, and requests that carry a session. */
export function kindOf(request: Asked, { origin, apiUrl }: Places): Kind | undefined {
  const { method, mode, destination, cache, headers } = request;
  if (method !== 'GET' || cache === 'no-store' || headers.has('authorization')) return undefined;
  const url = new URL(request.url);
  if (isPublicRead(url, new URL(apiUrl, origin))) return 'answer';
  if (url.origin !== origin) return undefined;
  if (mode === 'navigate') return routeOf(url.pathname) && 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname === pageMetadataPath) return 'answer';
  return destination === 'image' ? 'picture' : undefined;
}

/** Matches reads of this API only. It excludes the pincode lookup, which would reveal an address. */
function isPublicRead({ origin, pathname }: URL, api: URL): boolean {
  const base = api.pathname.replace(/\/$/, '');
  const [before, ...rest] = pathname.split('/api/user/');
  return (
    origin === api.origin && before === base && rest.length === 1 && publicReads.test(pathname)
  );
}

const types: Record<Kind, RegExp> = {
  page: /^text\/html/,
  answer: /^application\/json/,
  asset: /^(?:text\/(?:javascript|css)|application\/javascript|font\/|image\/)/,
  picture: /^image\//,
};

/** Allows only complete public responses that are the same for everyone. */
export function mayStore(
  kind: Kind,
  url: string,
  {
    status,
    type,
    redirected,
    headers,
  }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  if (status !== 200 || redirected || !['basic', 'cors', 'default'].includes(type)) return false;
  if (headers.has('set-cookie')) return false;
  if (/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')) return false;
  if (!types[kind].test(headers.get('content-type') ?? '')) return false;
  if (kind !== 'page') return true;
  // Pages of a session are never stored, so that nobody can see that they were open.
  return headers.has(pageMark) && !isSessionPage(new URL(url).pathname);
}
