import { CacheFirst, ExpirationPlugin, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { pageMetadataPath } from '../src/shared/routing/publicReads.ts';
import { type Kind, kindOf, mayStore } from './storing.ts';

// The shop without a connection: what this device has seen before, to be read. A server that answers
// always wins, however slowly; only the build's own files, whose names change with them, come from
// the cache first. No write is answered or kept for later: who sends it is told that it has failed.

/** What the server writes before this script (server/service-worker.ts). */
interface ToldByServer {
  apiUrl: string;
  /** Addresses of the build's files that every public page may need. */
  files: string[];
  /** The page without content, for addresses that were never opened; its revision follows its text. */
  shell: { url: string; revision: string };
}

declare const self: {
  shop: ToldByServer;
  location: Location;
  addEventListener(
    name: 'message',
    listener: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

const { apiUrl, files, shell } = self.shop;
const places = { origin: self.location.origin, apiUrl };

const lastSeen = 'x-last-seen';

/** The same answer with other headers. */
function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The page reads it of its performance entries, those of the page itself included. */
function marked(response: Response, mark: string): Response {
  const readable = withHeader(response, 'timing-allow-origin', '*');
  return withHeader(readable, 'server-timing', mark);
}

/** How one kind is stored: only what may be, with the time, and no more than so many of them. */
const storing = (kind: Kind, maxEntries: number) => ({
  cacheName: `parinda-${kind}s`,
  // Answers differ by encoding or by session: one is read here, and the other never gets here.
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

/** Says of what comes from the cache when it was seen. */
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
    // Without one of its files the worker is not installed; the browser tries again later.
    plugins: [
      {
        cacheWillUpdate: async ({ request: { url }, response }) =>
          mayStore(new URL(url).pathname === shell.url ? 'page' : 'asset', url, response)
            ? response
            : null,
      },
    ],
  },
  // A new worker waits until no page of the old one is open: the build's old files stay as long, so
  // that a form, a cart or a payment goes on with the scripts that it began with, whatever is put up
  // meanwhile. Nobody is kept on an old version by that: pages come from the server, and name their
  // own files. So there is no `skipWaiting`, here or by a message, and no page is ever loaded anew.
  skipWaiting: false,
  // Only a first worker finds pages that it does not have yet; these lose nothing by it.
  clientsClaim: true,
  // A page's request is sent while the worker starts: it does not wait for it.
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: isKind('page'), handler: pages },
    { matcher: isKind('answer'), handler: answers },
    // Of pages that few open, and of a newer build than this worker's.
    { matcher: isKind('asset'), handler: new CacheFirst(storing('asset', 150)) },
    { matcher: isKind('picture'), handler: new NetworkFirst(storing('picture', 120)) },
  ],
});

serwist.addEventListeners();

// The first page was there before its worker, and asks to be stored like those that follow, with what
// the header and the head of every page show: that came in its HTML.
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
