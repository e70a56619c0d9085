import { preloadParts } from '../hydration/renderedParts.ts';
import type { PathName } from '../shared/routing/paths.ts';
import { routeOf } from '../shared/routing/route.ts';
import { type Page, pages } from './pages.ts';

export interface PageAt {
  name: PathName;
  /** File of its component. */
  file: string;
  /** Files of its deferred parts. */
  parts: readonly string[];
  frame: Page['frame'];
  fetchBeside: Page['fetchBeside'];
  params: Readonly<Record<string, string>>;
}

export function pageAt(path: string): PageAt | undefined {
  const route = routeOf(path);
  if (!route || !(route.name in pages)) return undefined;
  const { file, parts, frame, fetchBeside } = pages[route.name as keyof typeof pages];
  return { name: route.name, file, parts, frame, fetchBeside, params: route.params };
}

/** Prefetches a page's script; the route itself reports an error. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (!page) return;
  const parts = preloadParts([page.file, ...page.parts]);
  void Promise.all([parts, page.fetchBeside?.()]).catch(() => {});
}
