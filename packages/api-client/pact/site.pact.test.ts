import { afterEach, expect, vi } from 'vitest';
import { api } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { pageMetadata } from './expected.ts';
import { interaction } from './interaction.ts';
import { site } from './provider.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser resolves the client's relative path against the host of the page; Node does not. */
function openPageAt(url: string): void {
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, url) : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
}

// Spec: 1 §3; 1 §7
interaction(
  'a request for the metadata of pages',
  {
    request: { method: 'GET', path: '/seo-json/seo.json' },
    response: { status: 200, body: { '/': pageMetadata } },
    call: (dispatch, url) => {
      openPageAt(url);
      return dispatch(api.endpoints.getPageMetadata.initiate());
    },
    check: ({ data }) => expect(data?.['/']?.title).toBe(fixtures.pageMetadata.title),
  },
  site,
);
