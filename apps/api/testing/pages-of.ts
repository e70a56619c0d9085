import type { TestServer } from './test-server.ts';

/** Reads a list page by page, following the Link header. */
export async function pagesOf(test: TestServer, first: string, by: { token?: string } = {}) {
  const pages: { id: number }[][] = [];
  for (let url: string | undefined = first; url; ) {
    const { body, headers } = await test.call('GET', url, by);
    pages.push(body);
    url = /^<(.*)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
  }
  return pages;
}
