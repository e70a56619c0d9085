import { afterEach, expect, vi } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { interaction } from './interaction.ts';
import { site } from './provider.ts';
import { pageMetadata } from './records.ts';

afterEach(() => vi.unstubAllGlobals());

/** The client asks for a bare path, which a browser completes with the host of the page. */
function openPageAt(url: string): void {
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, url) : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
}

interaction(
  'a request for the metadata of pages',
  {
    request: { method: 'GET', path: '/seo-json/seo.json' },
    answer: { status: 200, body: { '/': pageMetadata } },
    call: (dispatch, url) => {
      openPageAt(url);
      return dispatch(api.endpoints.getPageMetadata.initiate());
    },
    sees: ({ data }) => expect(data?.['/']?.title).toBe(fixtures.pageMetadata.title),
  },
  site,
);
