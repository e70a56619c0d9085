import { matchPath } from 'react-router-dom';
import type { ShopStore } from '../model/store.ts';
import { callsAhead } from '../shared/callsAhead.ts';
import { preloadParts } from '../shared/lazyPart.tsx';
import { type PathName, paths } from '../shared/paths.ts';
import { type Read, readPage } from './pageReads.ts';
import { pages } from './pages.ts';

const names = Object.keys(pages) as (keyof typeof pages)[];

export interface PageAt {
  name: PathName;
  /** Of its component. */
  file: string;
  /** Of those of its parts that may come later. */
  parts: readonly string[];
  params: Readonly<Record<string, string | undefined>>;
}

/** As the router decodes it: each part by itself, and a slash in a name stays one. */
function decoded(path: string): string {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return path;
  }
}

/** The page at a path; undefined where none is. */
export function pageAt(path: string): PageAt | undefined {
  for (const name of names) {
    const found = matchPath(paths[name], decoded(path));
    if (!found) continue;
    const { file, parts } = pages[name];
    return { name, file, parts, params: found.params };
  }
  return undefined;
}

/**
 * The one spelling of a page's path: its fixed parts in lower case, no slash too many. What names a
 * product, an article or a category stays as it is.
 */
export function rightPath(path: string): string {
  const page = pageAt(path);
  if (!page) return path;
  const parts = path.split('/').filter(Boolean);
  const pattern = paths[page.name].split('/').filter(Boolean);
  return `/${pattern.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/')}`;
}

/** Fetches a page's script ahead; if that fails, the route itself tells. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (page) void preloadParts([page.file, ...page.parts]).catch(() => {});
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
    callsAhead.add(answer.queryCacheKey);
    const { data } = await answer;
    callsAhead.delete(answer.queryCacheKey);
    return data;
  };
  await readPage(page?.name, {
    params: page?.params ?? {},
    query: new URLSearchParams(search),
    read,
    readAside: read,
  });
}
