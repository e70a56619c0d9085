import { createContext } from 'react';

/** Collects the files of lazy parts while the server renders a page. */
export const RenderedParts = createContext<Set<string> | null>(null);

/** Ends of file paths -> how the browser loads them. A part is known once its importer is loaded. */
const preloads = new Map<string, Set<() => Promise<unknown>>>();

export function registerPart(file: string, preload: () => Promise<unknown>): void {
  preloads.set(file, (preloads.get(file) ?? new Set()).add(preload));
}

/** Loads parts by their files, including those that only another part imports. */
export async function preloadParts(files: readonly string[]): Promise<void> {
  const missing = new Set(files);
  for (;;) {
    const known = [...missing].filter((file) => preloads.has(file));
    if (known.length === 0) return;
    for (const file of known) missing.delete(file);
    await Promise.all(
      known.flatMap((file) => [...(preloads.get(file) ?? [])]).map((load) => load()),
    );
  }
}
