import { pages } from '../app/pages.ts';
import { preloadParts } from '../hydration/renderedParts.ts';

/**
 * Fetches every page ahead, for files that go to most of them: React shows a fallback for 300 ms at
 * least, and a page that is there needs none.
 */
export const fetchPages = (): Promise<void> =>
  preloadParts(Object.values(pages).flatMap(({ file, parts }) => [file, ...parts]));
