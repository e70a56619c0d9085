import type { Build } from './firstLoad.ts';
import { accountFrame, sitePages } from './sitePages.ts';

const ofSession = [
  accountFrame,
  ...Object.values(sitePages)
    .filter(({ isPublic }) => !isPublic)
    .flatMap(({ file }) => file ?? []),
];

/**
 * Scripts and styles that a service worker fetches ahead: those of the public pages with all that
 * they may come to need. What only a customer's pages need is stored when it is first used.
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
