import { pages } from '../app/pages.ts';
import { preloadParts } from '../hydration/renderedParts.ts';

/**
 * Prefetches every page, for tests that open most of them: React shows a fallback for at least 300
 * ms, which a loaded page does not need.
 */
export const fetchPages = (): Promise<void> =>
  preloadParts(Object.values(pages).flatMap(({ file, parts }) => [file, ...parts]));
