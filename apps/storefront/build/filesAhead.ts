import type { Build } from './firstLoad.ts';
import { accountFrame, sitePages } from './sitePages.ts';

const ofSession = [
  accountFrame,
  ...Object.values(sitePages)
    .filter(({ isPublic }) => !isPublic)
    .flatMap(({ file }) => file ?? []),
];

/**
 * Returns the scripts and styles that the service worker precaches: those of the public pages with
 * their lazy parts. The worker stores files of account pages at their first use.
 */
export function filesAhead({ chunks, modules }: Build): string[] {
  const isSkipped = (file: string) =>
    Object.entries(modules).some(
      ([path, script]) => script === file && ofSession.some((page) => path.endsWith(`/${page}`)),
    );
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (isSkipped(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const key of Object.keys(chunks)) if (chunks[key]?.isEntry) visit(key);
  return [...found];
}
