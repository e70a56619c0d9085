import { LRUCache } from 'lru-cache';

/** How long an unreachable API is not called. */
const restMs = 2000;
/** Maximum characters of all cached responses, as the number of URLs is unlimited. */
const keptCharacters = 32 * 1024 * 1024;

interface Kept {
  etag: string;
  body: string;
  headers: Headers;
}

export interface ApiFetch {
  fetch: typeof fetch;
  /** Calls back when a response with an ETag has changed. */
  onChange: (listener: () => void) => void;
}

/**
 * Fetches the API's public data for the server. Revalidates responses with an ETag, and does not
 * call an unreachable API for a while, so that pages do not queue up.
 */
export function apiFetch(send: typeof fetch = fetch, maxSize = keptCharacters): ApiFetch {
  const kept = new LRUCache<string, Kept>({
    maxSize,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const listeners = new Set<() => void>();
  let restsUntil = 0;

  const fetchKept: typeof fetch = async (input, init) => {
    if (Date.now() < restsUntil) throw new TypeError('The API did not answer a moment ago.');
    const request = new Request(input, init);
    const known = kept.get(request.url);
    if (known) request.headers.set('if-none-match', known.etag);
    const response = await send(request).catch((error: unknown) => {
      restsUntil = Date.now() + restMs;
      throw error;
    });
    if (known && response.status === 304) return new Response(known.body, known);
    const etag = response.headers.get('etag');
    if (!etag || !response.ok) return response;
    const body = await response.text();
    const { headers } = response;
    kept.set(request.url, { etag, body, headers });
    if (known) for (const listener of listeners) listener();
    return new Response(body, { headers });
  };

  return {
    fetch: fetchKept,
    onChange: (listener) => {
      listeners.add(listener);
    },
  };
}
