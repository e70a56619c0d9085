import type { ShopStore } from '../model/store.ts';
import { askedAhead } from '../shared/callsAhead.ts';
import { preloadParts } from '../shared/lazyPart.tsx';
import type { PathName } from '../shared/paths.ts';
import { routeOf } from '../shared/route.ts';
import { type Read, readPage } from './pageReads.ts';
import { type Page, pages } from './pages.ts';

export interface PageAt {
  name: PathName;
  /** Of its component. */
  file: string;
  /** Of those of its parts that may come later. */
  parts: readonly string[];
  fetchBeside: Page['fetchBeside'];
  params: Readonly<Record<string, string>>;
}

/** The page at a path; undefined where none is. */
export function pageAt(path: string): PageAt | undefined {
  const route = routeOf(path);
  if (!route || !(route.name in pages)) return undefined;
  const { file, parts, fetchBeside } = pages[route.name as keyof typeof pages];
  return { name: route.name, file, parts, fetchBeside, params: route.params };
}

/** Fetches a page's script ahead; if that fails, the route itself tells. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (!page) return;
  const parts = preloadParts([page.file, ...page.parts]);
  void Promise.all([parts, page.fetchBeside?.()]).catch(() => {});
}

/** Reads ahead what the page at an address shows; answers that are there are not asked for again. */
export async function readPageAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { dispatch }: ShopStore,
): Promise<void> {
  const page = pageAt(pathname);
  const read: Read = async (endpoint, arg) => {
    const ask = endpoint.initiate(arg, { subscribe: false });
    const answer = dispatch(ask as never) as ReturnType<typeof ask>;
    const { data } = await askedAhead(answer);
    return data;
  };
  await readPage(page?.name, {
    params: page?.params ?? {},
    query: new URLSearchParams(search),
    read,
    readAside: read,
  });
}
