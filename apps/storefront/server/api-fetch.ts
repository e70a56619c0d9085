import { LRUCache } from 'lru-cache';

/** How long the API is left alone after it did not answer. */
const restMs = 2000;
/** Answers are kept up to this many characters in all: addresses may be as many as visitors think of. */
const keptCharacters = 32 * 1024 * 1024;

interface Kept {
  etag: string;
  body: string;
  headers: Headers;
}

export interface ApiFetch {
  fetch: typeof fetch;
  /** Calls back when an answer that has an ETag is another one than before. */
  onChange: (listener: () => void) => void;
}

/**
 * How the API's public answers are fetched here: an answer with an ETag is sent again by the API only
 * when it has changed, and an API that does not answer is not asked again at once, so that pages do
 * not queue up behind it.
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
