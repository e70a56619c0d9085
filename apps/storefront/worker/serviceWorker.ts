import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { pageMetadataPath } from '../src/shared/routing/publicReads.ts';
import { type Kind, kindOf, mayStore } from './storing.ts';

// Makes pages that this device has opened before readable offline. The network always comes first,
// however slow; only the build's files, whose names are hashed, come from the cache first. Writes
// are neither cached nor queued: they fail at once without a connection.

/** Data that the server writes before this script (server/service-worker.ts). */
interface ServerData {
  apiUrl: string;
  /** URLs of the build's files that every public page may need. */
  files: string[];
  /** The page without content, for URLs that were never opened; its revision is a hash of its text. */
  shell: { url: string; revision: string };
}

declare const self: {
  shop: ServerData;
  location: Location;
  addEventListener(
    name: 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

const { apiUrl, files, shell } = self.shop;
const places = { origin: self.location.origin, apiUrl };

const lastSeen = 'x-last-seen';

/** Copies a response and sets one header. */
function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Adds a `Server-Timing` mark, which the page reads from its performance entries. */
function marked(response: Response, mark: string): Response {
  const readable = withHeader(response, 'timing-allow-origin', '*');
  return withHeader(readable, 'server-timing', mark);
}

/** Storage options of one kind: only allowed responses, with their time, and at most `maxEntries`. */
const storing = (kind: Kind, maxEntries: number) => ({
  cacheName: `parinda-${kind}s`,
  // `Vary` differs by encoding or session: the browser decodes the former, and responses of a
  // session are never stored.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        mayStore(kind, request.url, response)
          ? withHeader(response, lastSeen, String(Date.now()))
          : null,
    } satisfies SerwistPlugin,
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true }),
  ],
});

/** Marks responses from the cache with the time when they were stored. */
const telling: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    marked(cachedResponse, `last-seen;dur=${cachedResponse.headers.get(lastSeen) ?? 0}`),
};

const page = storing('page', 60);
const pages = new NetworkFirst({
  ...page,
  plugins: [
    ...page.plugins,
    telling,
    {
      handlerDidError: async () => {
        const found = await serwist.matchPrecache(shell.url);
        return found && marked(found, 'unseen');
      },
    },
  ],
});

const answer = storing('answer', 120);
const answers = new NetworkFirst({ ...answer, plugins: [...answer.plugins, telling] });

const isKind =
  (kind: Kind) =>
  ({ request }: { request: Request }) =>
    kindOf(request, places) === kind;

const serwist: Serwist = new Serwist({
  precacheEntries: [...files.map((url) => ({ url, revision: null })), shell],
  precacheOptions: {
    cacheName: 'parinda-files',
    // Without one of its files the worker does not install; the browser tries again later.
    plugins: [
      {
        cacheWillUpdate: async ({ request: { url }, response }) =>
          mayStore(new URL(url).pathname === shell.url ? 'page' : 'asset', url, response)
            ? response
            : null,
      },
    ],
  },
  // A new worker waits until all pages of the old one are closed, so that a form, a cart or a
  // payment continues with its own scripts after a deployment. Pages come from the server and name
  // their own files, so waiting keeps nobody on an old version. Therefore nothing calls
  // `skipWaiting` or reloads a page.
  skipWaiting: false,
  // Only a first worker finds pages without a controller, and it is safe for them to get one.
  clientsClaim: true,
  // The browser sends a page's request while the worker starts.
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: isKind('page'), handler: pages },
    { matcher: isKind('answer'), handler: answers },
    // For rarely opened pages, and for a build newer than this worker.
    { matcher: isKind('asset'), handler: new CacheFirst(storing('asset', 150)) },
    { matcher: isKind('picture'), handler: new NetworkFirst(storing('picture', 120)) },
  ],
});

serwist.addEventListeners();

// The first page loaded before its worker, so the page asks the worker to store it, together with
// the data of the header and head that came in its HTML.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'SEEN') return;
  const store = (strategy: NetworkFirst, url: string) =>
    strategy.handleAll({ event: event as never, request: new Request(url) })[1].catch(() => {});
  event.waitUntil(
    Promise.all([
      store(pages, event.data.url),
      store(answers, `${apiUrl}/api/user/uploadCategory/`),
      store(answers, pageMetadataPath),
    ]),
  );
});
